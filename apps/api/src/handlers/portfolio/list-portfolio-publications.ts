import type { Handler } from '@university/api-schema/handlers'
import { filterWords, hasFilterWords } from '../../content/filter-words'
import type { Person } from '../../content/kinds/portfolio'
import type { Context } from '../../context'
import { sortKey } from '../../text/sort-key'
import { pageIn } from '../../contract/paging'
import { findPerson } from './find-person'

type Publication = Person['publications'][number]

/** The same year goes by title, the same title by year. */
export const listPortfolioPublications: Handler<'listPortfolioPublications', Context> = async ({ body }, context) => {
  const { publications } = await findPerson(context, body)
  const { type, index, year, q = '', sort, order } = body

  const words = filterWords(q)
  const wanted = publications.filter(
    (publication) =>
      (type === undefined || publication.type === type) &&
      (index === undefined || publication.index.includes(index)) &&
      (year === undefined || publication.year === year) &&
      hasFilterWords(words, searchedText(publication)),
  )
  const byYear = (a: Publication, b: Publication) => a.year - b.year
  const sorted = sort === 'title' ? wanted.sort((a, b) => (order === 'desc' ? -byTitle(a, b) : byTitle(a, b)) || -byYear(a, b)) : wanted.sort((a, b) => (order === 'asc' ? byYear(a, b) : -byYear(a, b)) || byTitle(a, b))
  const years = [...new Set(publications.map((publication) => publication.year))].sort((a, b) => b - a)
  return { ...pageIn(sorted, body), years }
}

function searchedText({ title, authors, source }: Publication): string {
  return [title, authors, source].filter(Boolean).join(' · ')
}

function byTitle(a: Publication, b: Publication): number {
  const [left, right] = [sortKey(a.title), sortKey(b.title)]
  return left < right ? -1 : left > right ? 1 : 0
}
