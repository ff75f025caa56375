import { unique } from './unique'

export interface Heading {
  /** Fragment of the address, unique on the page. */
  id: string
  /** Plain text. */
  text: string
}

/** Anchors that every page of the site has: the link past the menu leads to `#content`. */
const anchorsOfSite = ['content']

/** Gives second-level headings anchors, made of what they say where the editor has given none. The HTML is sanitised. */
export function withHeadingAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Set([...anchorsOfSite, ...Array.from(html.matchAll(/<h[23][^>]* id="([^"]*)"/g), ([, id = '']) => id)])
  const anchored = html.replace(/<h2((?: [^>]*)?)>([\s\S]*?)<\/h2>/g, (element: string, attributes: string, inner: string) => {
    const text = plainText(inner)
    const given = / id="([^"]+)"/.exec(attributes)?.[1]
    const id = given ?? unique(slug(text) || 'section', used)
    headings.push({ id, text })
    return given ? element : `<h2 id="${id}"${attributes}>${inner}</h2>`
  })
  return { html: anchored, headings }
}

function plainText(html: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&#39;': "'" }
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity)
    .trim()
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}
