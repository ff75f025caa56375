export interface Heading {
  /** Fragment of the address, unique on the page. */
  id: string
  text: string
}

/** How wide a picture in the text is shown; see --measure of the site. */
const contentWidth = '(min-width: 48rem) 44rem, 94vw'

/** Anchors that every page of the site has: the link past the menu leads to `#content`. */
const anchorsOfSite = ['content']

/**
 * Makes content fit for the page: second-level headings get anchors, tables a frame that scrolls by itself, links
 * within the site the reader's language; pictures and frames load late, but for a picture that the content begins with; beside
 * a frame stands a link to what it shows, for readers who have chosen not to be shown it. The HTML is sanitised and well
 * formed before it gets here: attributes in double quotes, no `>` in them, and no more of them than the API's list allows
 * (`lang` on any element).
 *
 * @param href a path without a language → with it
 */
export function prepareContent(html: string, href: (path: string) => string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Set([...anchorsOfSite, ...Array.from(html.matchAll(/<h[23][^>]* id="([^"]*)"/g), ([, id]) => id)])

  const prepared = html
    .replace(/<h2((?: [^>]*)?)>([\s\S]*?)<\/h2>/g, (element: string, attributes: string, inner: string) => {
      const text = plainText(inner)
      const given = / id="([^"]+)"/.exec(attributes)?.[1]
      const id = given ?? unique(slug(text) || 'section', used)
      headings.push({ id, text })
      return given ? element : `<h2 id="${id}"${attributes}>${inner}</h2>`
    })
    .replace(/<table(?=[ >])/g, (_, at: number, whole: string) => `<div class="table-frame scrolls" tabindex="0" role="group"${nameOf(whole, at)}><table`)
    .replace(/<\/table>/g, '</table></div>')
    // As wide as its words: the caption itself is as wide as the table, and could not stay while that is scrolled.
    .replace(/<caption(?: [^>]*)?>/g, '$&<div>')
    .replace(/<\/caption>/g, '</div>$&')
    .replace(/(<a(?: [^>]*)? href=")(\/[^"/][^"]*|\/)"/g, (_, before: string, path: string) => `${before}${path.startsWith('/media/') ? path : href(path)}"`)
    .replace(/<iframe ([^>]*)>[\s\S]*?<\/iframe>/g, (_, attributes: string) => `<span class="embedded"><iframe loading="lazy" ${attributes}></iframe>${linkTo(attributes)}</span>`)
    .replace(/<source /g, `<source sizes="${contentWidth}" `)
    .replace(/<img /g, '<img loading="lazy" decoding="async" ')
    // The one that the content begins with is seen at once.
    .replace(/^(\s*(<(figure|p|picture|source)\b[^>]*>\s*)*<img) loading="lazy"/, '$1')

  return { html: prepared, headings }
}

/** What a frame shows, and where. */
function linkTo(attributes: string): string {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  return `<a href="${read('src')}">${read('title') || read('src')}</a>`
}

/** An attribute that names the frame of a table: its caption, or the heading that it stands below. */
function nameOf(html: string, at: number): string {
  const caption = /^<table[^>]*>\s*<caption[^>]*>([\s\S]*?)<\/caption>/.exec(html.slice(at))?.[1]
  const heading = Array.from(html.slice(0, at).matchAll(/<h[2-6][^>]*>([\s\S]*?)<\/h[2-6]>/g)).pop()?.[1]
  const name = (caption ?? heading)?.replace(/<[^>]*>/g, '').trim()
  return name ? ` aria-label="${name.replace(/"/g, '&quot;')}"` : ''
}

function plainText(html: string): string {
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&#39;': "'" }
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity)
    .trim()
}

export function unique(base: string, used: Set<string | undefined>): string {
  let id = base
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`
  used.add(id)
  return id
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}
