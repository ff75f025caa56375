/** What the source of a page says to other programs. */
export interface PageSource {
  canonical: string | undefined
  /** `ru https://kokzhiek.example/ru/news` */
  alternates: string[]
  /** By name or property. */
  meta: Record<string, string>
  feeds: { type: string; href: string }[]
  /** Of schema.org. */
  things: Record<string, unknown>[]
}

/** Reads it without a browser, as those programs do. */
export function readHead(html: string): PageSource {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = [...head.matchAll(/<link\s([^>]*)>/g)].map(([, text]) => attributesOf(text))
  const metas = [...head.matchAll(/<meta\s([^>]*)>/g)].map(([, text]) => attributesOf(text))
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head)?.[1]
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang ? [`${hreflang} ${href}`] : [])),
    meta: Object.fromEntries(metas.flatMap(({ name, property, content }) => ((name ?? property) && content !== undefined ? [[name ?? property, content]] : []))) as Record<string, string>,
    feeds: links.flatMap(({ rel, type, href }) => (rel === 'alternate' && type && href ? [{ type, href }] : [])),
    things: json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : [],
  }
}

function attributesOf(text = ''): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity)
}
