/** What a built page says of itself. What is made from pages relies on that, and so never says otherwise. */
export interface PageFacts {
  /** With the name of the site. */
  title: string
  description: string | null
  /** How its text begins, in at most 160 characters; null for a page without a paragraph. */
  beginning: string | null
  /** URL; undefined where the page wants to have none. */
  canonical: string | undefined
  alternates: { hreflang: string; href: string }[]
  /** True where search engines are told to leave it out. */
  noindex: boolean
  /** From the home page to this one. Without a path, which has the language in it: a heading, and the page itself. */
  breadcrumbs: { name: string; path: string | undefined }[]
}

/** Reads HTML as Gatsby and React write it. */
export function readPageFacts(html: string): PageFacts {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = [...head.matchAll(/<meta\s([^>]*)>/g)].map(([, text]) => readAttributes(text))
  const links = [...head.matchAll(/<link\s([^>]*)>/g)].map(([, text]) => readAttributes(text))
  const meta = (name: string) => metas.find((element) => element['name'] === name)?.['content']

  return detached({
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta('description') ?? null,
    beginning: readBeginning(html),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [{ hreflang, href }] : [])),
    noindex: meta('robots')?.includes('noindex') ?? false,
    breadcrumbs: readBreadcrumbs(html),
  })
}

/** V8 keeps the whole text as long as a part is kept that was cut out of it: for thousands of pages that is a gigabyte. */
function detached(facts: PageFacts): PageFacts {
  return structuredClone(facts)
}

/** Of src/components/breadcrumbs.tsx: a list of links and texts. */
function readBreadcrumbs(html: string): PageFacts['breadcrumbs'] {
  const list = /<nav[^>]*\sdata-breadcrumbs[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const [, link, name = ''] = /^(?:<a\s([^>]*)>)?(.*?)(?:<\/a>)?$/s.exec(item) ?? []
    return { name: decode(name.replace(/<[^>]*>/g, '')), path: link === undefined ? undefined : readAttributes(link)['href'] }
  })
}

const longestBeginning = 160
/** A shorter paragraph is a date, an author or the like. */
const shortestParagraph = 60

function readBeginning(html: string): string | null {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0].replace(/<(noscript|script|style|form|nav)[\s>].*?<\/\1>/gs, '') ?? ''
  const paragraphs = [...main.matchAll(/<p(?:\s[^>]*)?>(.*?)<\/p>/gs)].map(([, inner = '']) => decode(inner.replace(/<[^>]*>/g, '')).replace(/\s+/g, ' ').trim())
  const first = paragraphs.find(({ length }) => length >= shortestParagraph)
  if (first === undefined || first.length <= longestBeginning) return first ?? null
  return `${first.slice(0, longestBeginning).replace(/[\s,;:–—-]*\S*$/, '')}…`
}

/** Names in lower case: React writes `hrefLang`. */
function readAttributes(text = ''): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replace(/&(\w+|#\w+);/g, (entity, name: string) => entities[name] ?? entity)
}
