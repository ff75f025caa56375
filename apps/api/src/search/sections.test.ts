import type { Language } from '../content/languages'
import { stemsOfQuery, tokenise } from './analyse'
import { sectionFor } from './sections'
import { stopWords } from './stop-words'

const page = { title: 'Master’s admission', names: ['Postgraduate'], lang: 'en' } as const
const titles = ['How to apply', 'Documents', 'Double degree', 'Grants and fees for international applicants', 'Appeals']
const sections = titles.map((title) => ({ fragment: title, title }))

const termsOf = (q: string, lang: Language = 'en') => tokenise(q).filter(({ word }) => !stopWords.has(word)).map(({ word, exactTerm }) => new Set([exactTerm, ...stemsOfQuery(word, lang)]))
const titleFor = (q: string) => sectionFor(page, sections, termsOf(q))?.title

test.each([
  ['a heading that is the query', 'double degree', 'Double degree'],
  ['a heading that has what the title does not have', 'how to apply for admission', 'How to apply'],
  ['another form of a word', 'document', 'Documents'],
  ['a heading that has half of the words', 'fees in summer', 'Grants and fees for international applicants'],
  ['a heading of a single word, beside words of the title', 'master’s admission appeal', 'Appeals'],
  ['nothing where the title has every word', 'master’s admission', undefined],
  ['nothing where a name in a menu has the word', 'postgraduate', undefined],
  ['nothing where no heading has a word', 'dormitory', undefined],
  ['nothing for a word of many among others in a heading', 'degree of the master’s admission', undefined],
  ['nothing where most that the title lacks stands elsewhere', 'documents dormitory library sport', undefined],
])('leads to %s: %s', (_name, q, title) => {
  expect(titleFor(q)).toBe(title)
})

test('of headings with as many of the words that is meant which has least else', () => {
  const [long, short] = [{ fragment: 'a', title: 'Fees and grants' }, { fragment: 'b', title: 'Fees' }]

  expect(sectionFor(page, [long, short], termsOf('fees'))).toBe(short)
})

test('leads to the list whose rows have the words, but not where the title has them', () => {
  const [list] = sections.slice(1, 2)

  expect([sectionFor(page, sections, termsOf('appeals'), list), sectionFor(page, sections, termsOf('admission'), list)]).toEqual([list, undefined])
})
