import { unique } from './unique'

export interface Heading {
  /** Fragment of the address, unique on the page. */
  id: string
  /** Plain text. */
  text: string
}

/** Anchors that every page of the site has: the link past the menu leads to `#content`. */
const anchorsOfSite = ['content']

/**
 * Gives headings of the second and third level anchors, made of what they say where the editor has given none. The HTML is sanitised.
 *
 * @returns headings those of the second level, which an outline consists of
 */
export function withHeadingAnchors(html: string): { html: string; headings: Heading[] } {
  const given = html.matchAll(/<h[23][^>]* id="([^"]*)"/g)
  const { html: anchored, headings } = withAnchors('h2', html, given)
  // They come after all of the second level, whose anchors may be in links since before these had any.
  return { html: withAnchors('h3', anchored, anchored.matchAll(/ id="([^"]*)"/g)).html, headings }
}

/** The id that the fragment of a link means: one that was copied from the address bar has escapes. */
export function anchorOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** @param taken matches of the ids that no heading gets */
function withAnchors(name: string, html: string, taken: Iterable<RegExpMatchArray>): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Set([...anchorsOfSite, ...Array.from(taken, ([, id = '']) => id)])
  const anchored = html.replace(new RegExp(`<${name}((?: [^>]*)?)>([\\s\\S]*?)</${name}>`, 'g'), (element: string, attributes: string, inner: string) => {
    const text = plainText(inner)
    const given = / id="([^"]+)"/.exec(attributes)?.[1]
    const id = given ?? unique(slug(text) || 'section', used)
    headings.push({ id, text })
    return given ? element : `<${name} id="${id}"${attributes}>${inner}</${name}>`
  })
  return { html: anchored, headings }
}

function plainText(html: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&#39;': "'" }
  return html
    .replace(/\s*<br[^>]*>\s*/g, ' ')
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
