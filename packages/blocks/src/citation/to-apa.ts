import { readAuthors, type Authors } from './authors'
import { addressOf, readPublisher, readPageCount, withDash, type Work } from './work'

/** A piece of a reference. */
export interface ApaPart {
  text: string
  isItalic?: boolean
}

/** The most authors that are all named; of more the first 19 and the last one are. */
const mostAuthors = 20

/**
 * A publication as a reference by the seventh edition of APA.
 *
 * @see https://apastyle.apa.org/style-grammar-guidelines/references
 */
export function toApa(work: Work): ApaPart[] {
  const address = addressOf(work)
  return [{ text: `${writeAuthors(readAuthors(work.authors))} (${work.year}). ` }, ...body(work), ...(address ? [{ text: ` ${address}` }] : [])]
}

function body(work: Work): ApaPart[] {
  const { type, source, pages } = work
  const title = work.title.trim()
  switch (type) {
    case 'article':
      return [{ text: source ? `${ended(title)} ` : ended(title) }, ...inJournal(work)]
    case 'conference_paper':
    case 'chapter':
      if (!source) return [{ text: ended(title) }]
      return [{ text: `${ended(title)} In ` }, { text: source, isItalic: true }, { text: pages ? ` (${pagesOf(pages)}).` : '.' }]
    case 'monograph':
    case 'textbook':
    case 'patent':
      return [{ text: title, isItalic: true }, { text: `${ended(title).slice(title.length)}${source ? ` ${ended(type === 'patent' ? source : readPublisher(source).publisher)}` : ''}` }]
  }
}

/** `*Journal*, *14*(3), 41–56.` */
function inJournal({ source, volume, issue, pages }: Work): ApaPart[] {
  if (!source) return []
  const place = pages ? `, ${/^[a-z]+\d+$/i.test(pages) ? `Article ${pages}` : withDash(pages, '–')}.` : '.'
  return [
    { text: volume ? `${source}, ${volume}` : source, isItalic: true },
    { text: `${issue ? `${volume ? '' : ', '}(${issue})` : ''}${place}` },
  ].filter(({ text }) => text !== '')
}

function pagesOf(pages: string): string {
  const written = withDash(pages, '–')
  return readPageCount(pages) ? written : `${/[–,]/.test(written) ? 'pp.' : 'p.'} ${written}`
}

function writeAuthors({ named, hasOthers }: Authors): string {
  const names = named.map((author) => ('literal' in author ? author.literal : `${author.family}, ${author.initials}`))
  if (hasOthers) return `${names.join(', ')}, et al.`
  if (names.length > mostAuthors) return ended(`${names.slice(0, mostAuthors - 1).join(', ')}, . . . ${names.at(-1)}`)
  const [last, ...before] = names.reverse()
  return ended(before.length > 0 ? `${before.reverse().join(', ')}, & ${last}` : (last ?? ''))
}

/** With a full stop, unless something else ends it. */
function ended(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`
}
