import { readAuthors } from './authors'
import { toAscii } from './to-ascii'
import { readPageCount, readPublisher, withDash, type Work } from './work'

/** Publications as a `.bib` file in UTF-8: classic entry types, and `@patent` of biblatex, which BibTeX shows as `@misc`. */
export function toBibtex(works: readonly Work[]): string {
  return `${works.map(entry).join('\n\n')}\n`
}

/** `seyitqali2025-9001`: the same whenever it is asked for, and no other publication's. */
export function bibtexKey({ id, authors, year }: Work): string {
  const [first] = readAuthors(authors).named
  const name = first && toAscii('literal' in first ? first.literal : first.family).toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${name || 'work'}${year}-${id}`
}

const types: Record<Work['type'], string> = {
  article: 'article',
  conference_paper: 'inproceedings',
  monograph: 'book',
  textbook: 'book',
  chapter: 'incollection',
  patent: 'patent',
}

function entry(work: Work): string {
  const fields: Record<string, string | null | undefined> = {
    author: authorsOf(work),
    // The second pair keeps capitals as they are.
    title: `{${escaped(work.title)}}`,
    ...sourceOf(work),
    year: String(work.year),
    volume: work.volume && escaped(work.volume),
    number: work.issue ? escaped(work.issue) : numberOf(work),
    ...pagesOf(work),
    issn: work.issn,
    doi: verbatim(work.doi),
    url: verbatim(work.url),
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
  return `@${types[work.type]}{${bibtexKey(work)},\n${lines.join(',\n')}\n}`
}

function authorsOf({ authors }: Work): string {
  const { named, hasOthers } = readAuthors(authors)
  const names = named.map((author) => ('literal' in author ? `{${escaped(author.literal)}}` : `${familyOf(author.family)}, ${escaped(author.initials)}`))
  return [...names, ...(hasOthers ? ['others'] : [])].join(' and ')
}

/** `and` would begin another author. */
function familyOf(family: string): string {
  return /\sand\s/i.test(family) ? `{${escaped(family)}}` : escaped(family)
}

function sourceOf({ type, source }: Work): Record<string, string | undefined> {
  if (!source) return {}
  switch (type) {
    case 'article':
      return { journal: escaped(source) }
    case 'conference_paper':
    case 'chapter':
      return { booktitle: `{${escaped(source)}}` }
    case 'patent':
      return { organization: escaped(source) }
    case 'monograph':
    case 'textbook': {
      const { place, publisher } = readPublisher(source)
      return { publisher: escaped(publisher), address: place && escaped(place) }
    }
  }
}

/** A patent's number stands in its title: `…тәсілі (патент № 37915)`. */
function numberOf({ type, title }: Work): string | undefined {
  return type === 'patent' ? /(?:№|\bNo\.?)\s*([\p{L}\d/-]+)/u.exec(title)?.[1] : undefined
}

function pagesOf({ pages }: Work): Record<string, string> {
  if (!pages) return {}
  const count = readPageCount(pages)
  return count ? { pagetotal: count } : { pages: escaped(withDash(pages, '--')) }
}

const special: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  // Escaped by a backslash alone they would still count as braces.
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
}

function escaped(text: string): string {
  return text.trim().replace(/[\\{}~^]|[$&#%_]/g, (character) => special[character] ?? `\\${character}`)
}

/** Addresses are read as they are; only braces and backslashes would tear the entry. */
function verbatim(address: string | null): string | null {
  return address && address.replace(/[{}\\]/g, encodeURIComponent)
}
