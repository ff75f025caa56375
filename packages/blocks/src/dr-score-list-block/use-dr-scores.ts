import { listDoctoralScores } from '@university/api-client'
import { useBlockEnvironment } from '../environment/environment'
import { matching, oneOf, sortBy, words } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { useAllRows, type AllRows } from '../table/use-all-rows'
import { useRows } from '../list/use-rows'
import { askForDrScores, type DrScoreChoice } from './ask-for-dr-scores'
import type { DrScoreItem, DrScoreListBlockInitial, DrScoreListBlockOptions } from './dr-score-list-block.options'
import { toDrScoreItem } from './to-dr-score-item'

/** What the address of the scores holds. */
const drScoreParams = {
  q: words,
  year: matching(/all|20\d\d/),
  group: matching(/[A-Z]{1,2}\d{3}/),
  /** Language of instruction. */
  edu: oneOf('kz', 'ru', 'en'),
  funding: oneOf('state_grant', 'university_grant', 'paid'),
  sort: sortBy('name', 'points', 'places', 'year'),
}

export type DrScoreParams = BlockParams<typeof drScoreParams>

export interface DrScores {
  params: DrScoreParams
  pages: Pages<DrScoreItem>
  /** Every score by the filters that hold. */
  all: AllRows<DrScoreItem, 'csv' | 'print'>
  /** Undefined for all years. */
  year: number | undefined
}

/** The scores that the address asks for. What the editor has fixed, it cannot change; only the order. */
export function useDrScores(options: DrScoreListBlockOptions, { page: initial, years }: DrScoreListBlockInitial): DrScores {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(drScoreParams)
  const asked = askForDrScores(years[0], options, ofAddress(params.values, years))
  const { pages, loadAll, filter } = useRows({
    name: 'doctoral-scores',
    operation: listDoctoralScores,
    body: { slug: site, lang: language, ...asked },
    asked,
    built: askForDrScores(years[0], options),
    initial: initial,
    toPage: (answer) => toPage(answer, (row) => toDrScoreItem(row, language)),
  })
  return { params, pages, all: useAllRows(loadAll, filter), year: asked.year }
}

/** The address → the words of the contract. A year without scores is as if it were not there. */
function ofAddress({ q, year, group, edu, funding, sort }: DrScoreParams['values'], years: readonly number[]): DrScoreChoice {
  return {
    ...(q && { q }),
    ...(year === 'all' && { year }),
    ...(years.includes(Number(year)) && { year: Number(year) }),
    ...(group && { group_code: group }),
    ...(edu && { edu_lang: edu }),
    ...(funding && { funding }),
    ...(sort && { sort: sortNames[sort.by], order: sort.isDescending ? 'desc' : 'asc' }),
  }
}

const sortNames = { name: 'group_name', points: 'score_min', places: 'places_count', year: 'year' } as const
