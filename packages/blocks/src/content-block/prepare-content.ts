export interface Heading {
  /** Fragment of the address, unique on the page. */
  id: string
  text: string
}

/**
 * Makes content fit for the page: second-level headings get anchors, tables a frame that scrolls by itself, links
 * within the site the reader's language, pictures load late. The HTML is sanitised and well formed before it gets here.
 *
 * @param href a path without a language → with it
 */
export function prepareContent(html: string, href: (path: string) => string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Map<string, number>()

  const prepared = html
    .replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
      const text = plainText(inner)
      const base = slug(text) || 'section'
      const count = (used.get(base) ?? 0) + 1
      used.set(base, count)
      const id = count === 1 ? base : `${base}-${count}`
      headings.push({ id, text })
      return `<h2 id="${id}">${inner}</h2>`
    })
    .replace(/<table>/g, '<div class="table-frame" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<a href="(\/[^"/][^"]*|\/)"/g, (_, path: string) => `<a href="${path.startsWith('/media/') ? path : href(path)}"`)
    .replace(/<img /g, '<img loading="lazy" decoding="async" ')

  return { html: prepared, headings }
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
