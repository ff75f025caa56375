import { withHeadingAnchors, type Heading } from '@university/api-client/page-anchors'
import { isFile } from '../environment/page-path'
import { oneFigure } from './one-figure'

/** How wide a picture in the text is shown; see --measure of the site. */
const contentWidth = '(min-width: 48rem) 44rem, 94vw'

/** Text, as it stands between two tags. */
const text = />[^<]+/g

/**
 * Makes content fit for the page: headings get anchors, tables a frame that scrolls by itself, links
 * within the site the reader's language; ranges of figures stay on one line; pictures and frames load late, but for a picture that the content begins with; beside
 * a frame stands a link to what it shows, for readers who have chosen not to be shown it. The HTML is sanitised and well
 * formed before it gets here: attributes in double quotes, no `>` in them, and no more of them than the API's list allows
 * (`lang` on any element).
 *
 * @param href a path without a language → with it
 */
export function prepareContent(html: string, href: (path: string) => string): { html: string; headings: Heading[] } {
  const { html: anchored, headings } = withHeadingAnchors(html)

  const prepared = anchored
    .replace(/<table(?=[ >])/g, (_, at: number, whole: string) => `<div class="table-frame scrolls" tabindex="0" role="group"${nameOf(whole, at)}><table`)
    .replace(/<\/table>/g, '</table></div>')
    // As wide as its words: the caption itself is as wide as the table, and could not stay while that is scrolled.
    .replace(/<caption(?: [^>]*)?>/g, '$&<div>')
    .replace(/<\/caption>/g, '</div>$&')
    .replace(/(<a(?: [^>]*)? href=")(\/[^"/][^"]*|\/)"/g, (_, before: string, path: string) => `${before}${isFile(path) ? path : href(path)}"`)
    .replace(/<iframe ([^>]*)>[\s\S]*?<\/iframe>/g, (_, attributes: string) => `<span class="embedded"><iframe loading="lazy" ${attributes}></iframe>${linkTo(attributes)}</span>`)
    .replace(/<source /g, `<source sizes="${contentWidth}" `)
    .replace(/<img /g, '<img loading="lazy" decoding="async" ')
    .replace(text, (words) => words.replace(oneFigure, '<span class="as-one">$&</span>'))
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
