import { listPassingScores } from '@university/api-client'
import { useOperation } from '@university/api-client/react'
import { useState } from 'react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { id, matching, oneOf, sortBy, words, type Parser } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { useAllRows, type AllRows } from '../table/use-all-rows'
import { useRows } from '../list/use-rows'
import { askForScores, type ScoreChoice } from './ask-for-scores'
import type { ScoreCategory, ScoreItem, ScoreListBlockInitial, ScoreListBlockOptions } from './score-list-block.options'
import { toScoreItem } from './to-score-item'

/** As many points as the contract takes. */
const points: Parser<number> = (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 150 ? Number(text) : undefined)

/** What the address of the scores holds. */
const scoreParams = {
  q: words,
  category: id,
  year: matching(/all|20\d\d/),
  field: id,
  direction: id,
  group: matching(/[A-Z]{1,2}\d{3}/),
  /** Language of instruction. */
  edu: oneOf('kz', 'ru', 'en'),
  quota: oneOf('general', 'rural', 'quota'),
  /** The reader’s own points. */
  score: points,
  sort: sortBy('name', 'points', 'year'),
}

export type ScoreParams = BlockParams<typeof scoreParams>

export interface Scores {
  params: ScoreParams
  pages: Pages<ScoreItem>
  /** Every score by the filters that hold. */
  all: AllRows<ScoreItem, 'csv' | 'print'>
  /** Undefined where there are no scores at all. */
  category: ScoreCategory | undefined
  /** Undefined for all years. */
  year: number | undefined
  /** The reader’s own points, or those that the editor has fixed. */
  score: number | undefined
  /** Of the reader’s own points; undefined while the reader has named none, or it is not known yet. */
  answer: ScoreAnswer | undefined
}

/** Where the reader’s points would have been enough. */
export interface ScoreAnswer {
  score: number
  enough: number
  /** Of how many, by the same filters; undefined where that cannot be had. */
  total: number | undefined
}

/** The scores that the address asks for. What the editor has fixed, it cannot change; only the order. */
export function useScores(options: ScoreListBlockOptions, initial: ScoreListBlockInitial): Scores {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(scoreParams)
  const { values } = params
  const [first] = initial.categories
  const category = initial.categories.find((one) => one.id === values.category) ?? first
  const asked = askForScores(category, options, ofAddress(values, category?.years))
  const { pages, loadAll, filter } = useRows({
    name: 'scores',
    operation: listPassingScores,
    body: { slug: site, lang: language, ...asked },
    asked,
    built: askForScores(first, options),
    initial: initial.page,
    toPage: (answer) => toPage(answer, (row) => toScoreItem(row, language)),
  })
  const isOwn = values.score !== undefined && options.score === undefined
  const countedBy = (score: number | undefined) => askForScores(category, options, ofAddress({ ...values, score, sort: undefined }, category?.years))
  const enough = useKnownTotal(JSON.stringify(countedBy(values.score)), pages)
  const total = useTotal(isOwn ? countedBy(undefined) : null)
  const isAnswered = enough === 0 || total !== 'asking'
  const answer = isOwn && values.score !== undefined && enough !== undefined && isAnswered ? { score: values.score, enough, total: total === 'asking' ? undefined : total } : undefined
  return { params, pages, all: useAllRows(loadAll, filter), category, year: asked.year, score: asked.score, answer }
}

/** How many rows a list has: also while another page of it, or the same rows in another order, are on their way. @param filter tells it from others */
function useKnownTotal(filter: string, { state, shown }: Pages<unknown>): number | undefined {
  const [known, setKnown] = useState<{ filter: string; total: number }>()
  const { total } = shown
  if (state === 'ready' && (known?.filter !== filter || known.total !== total)) setKnown({ filter, total })
  return known?.filter === filter ? known.total : undefined
}

/** How many scores there are by a choice, as of now: the build’s own number may be of another time than the rows. @returns undefined where that cannot be had */
function useTotal(choice: ReturnType<typeof askForScores> | null): number | 'asking' | undefined {
  const { site, language } = useBlockEnvironment()
  const { status, data } = useOperation(listPassingScores, choice && { body: { slug: site, lang: language, ...choice, per_page: 1 } }, { client })
  return status === 'loading' ? 'asking' : data?.total
}

/** The address → the words of the contract. A year without scores is as if it were not there. */
function ofAddress({ q, year, field, direction, group, edu, quota, score, sort }: ScoreParams['values'], years: readonly number[] = []): ScoreChoice {
  return {
    ...(q && { q }),
    ...(year === 'all' && { year }),
    ...(years.includes(Number(year)) && { year: Number(year) }),
    ...(field && { field_id: field }),
    ...(direction && { direction_id: direction }),
    ...(group && { group_code: group }),
    ...(edu && { edu_lang: edu }),
    ...(quota && { competition: quota }),
    ...(score !== undefined && { score }),
    ...(sort && { sort: sortNames[sort.by], order: sort.isDescending ? 'desc' : 'asc' }),
  }
}

const sortNames = { name: 'group_name', points: 'score_min', year: 'year' } as const
