import { Parser } from 'htmlparser2'

/** What a built page says of itself. What is made from pages relies on that, and so never says otherwise. */
export interface PageFacts {
  /** With the name of the site. */
  title: string
  description: string | null
  /** How its text begins, that of editors where it has one, in at most 160 characters; null for a page without a paragraph. */
  beginning: string | null
  /** URL; undefined where the page wants to have none. */
  canonical: string | undefined
  alternates: { hreflang: string; href: string }[]
  /** True where search engines are told to leave it out. */
  noindex: boolean
  /** From the home page to this one. Without a path, which has the language in it: a heading, and the page itself. */
  breadcrumbs: { name: string; path: string | undefined }[]
}

/**
 * Reads a page as far as its text goes. By a parser, which takes half a millisecond more than expressions would: what is wrong here is wrong in the sitemaps.
 */
export function readPageFacts(html: string): PageFacts {
  const reader = new FactsReader()
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => {
      reader.close(name)
      // What follows is the footer, data and scripts.
      if (name === 'main') parser.pause()
    },
  })
  parser.end(html)
  return detached(reader.facts)
}

/** V8 keeps the whole text as long as a part is kept that was cut out of it: for thousands of pages that is a gigabyte. */
function detached(facts: PageFacts): PageFacts {
  return structuredClone(facts)
}

const longestBeginning = 160
/** A shorter paragraph is a date, an author or the like. */
const shortestParagraph = 60
/** Paragraphs in them are not of the text. */
const aside = new Set(['noscript', 'script', 'style', 'form', 'nav'])

class FactsReader {
  readonly facts: PageFacts = { title: '', description: null, beginning: null, canonical: undefined, alternates: [], noindex: false, breadcrumbs: [] }
  private place: 'head' | 'body' | 'main' = 'head'
  /** Of `aside`, around where the parser is. */
  private asides = 0
  /** How deep the parser is in a text of editors; undefined before the first. */
  private depth: number | undefined
  private isInBreadcrumbs = false
  /** Where text goes that comes now. */
  private breadcrumb: PageFacts['breadcrumbs'][number] | undefined
  private paragraph: string | undefined
  private isInTitle = false

  open(name: string, attributes: Record<string, string>): void {
    if (this.place === 'head') return this.openInHead(name, attributes)
    if (aside.has(name)) this.asides += 1
    if (name === 'main') this.place = 'main'
    if (this.depth) this.depth += 1
    else if ('data-content' in attributes) {
      // What stood above it is a date, an author or a notice.
      if (this.depth === undefined) this.facts.beginning = null
      this.depth = 1
    }
    if (name === 'nav' && 'data-breadcrumbs' in attributes) this.isInBreadcrumbs = true
    if (this.isInBreadcrumbs) {
      if (name === 'li') this.facts.breadcrumbs.push((this.breadcrumb = { name: '', path: undefined }))
      else if (name === 'a' && this.breadcrumb) this.breadcrumb.path = attributes['href']
    } else if (name === 'p' && this.place === 'main' && this.asides === 0 && this.depth !== 0 && this.facts.beginning === null) this.paragraph = ''
    else if (name === 'br') this.text(' ')
  }

  private openInHead(name: string, attributes: Record<string, string>): void {
    const { rel, href, hreflang, content } = attributes
    if (name === 'body') this.place = 'body'
    else if (name === 'title') this.isInTitle = true
    else if (name === 'meta' && attributes['name'] === 'description') this.facts.description ??= content ?? null
    else if (name === 'meta' && attributes['name'] === 'robots') this.facts.noindex = content?.includes('noindex') ?? false
    else if (name === 'link' && rel === 'canonical') this.facts.canonical ??= href
    else if (name === 'link' && rel === 'alternate' && hreflang && href) this.facts.alternates.push({ hreflang, href })
  }

  text(text: string): void {
    if (this.isInTitle) this.facts.title += text
    else if (this.breadcrumb) this.breadcrumb.name += text
    else if (this.paragraph !== undefined && this.asides === 0) this.paragraph += text
  }

  close(name: string): void {
    if (this.depth) this.depth -= 1
    if (this.place !== 'head' && aside.has(name)) this.asides -= 1
    if (name === 'head') this.place = 'body'
    if (name === 'title') this.isInTitle = false
    if (name === 'li') this.breadcrumb = undefined
    if (name === 'nav') this.isInBreadcrumbs = false
    if (name === 'p' && this.paragraph !== undefined) {
      this.facts.beginning = beginningOf(this.paragraph.replace(/\s+/g, ' ').trim())
      this.paragraph = undefined
    }
  }
}

function beginningOf(paragraph: string): string | null {
  if (paragraph.length < shortestParagraph) return null
  if (paragraph.length <= longestBeginning) return paragraph
  return `${paragraph.slice(0, longestBeginning).replace(/[\s,;:–—-]*\S*$/, '')}…`
}
