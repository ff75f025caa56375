import { listProfessions } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { useBlockEnvironment } from '../environment/environment'
import { id, oneOf, sortBy, words } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useAskedPages } from '../list/use-asked-pages'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { perPage } from './prof-list-block.load'
import type { ProfessionItem, ProfListBlockInitial, ProfListBlockOptions } from './prof-list-block.options'
import { toProfessionItem } from './to-profession-item'

/** What the address of the professions holds. */
const professionParams = {
  q: words,
  level: oneOf('preparatory', 'bachelor', 'master', 'residency', 'doctoral'),
  /** A field of training. */
  field: id,
  /** Profile subjects of the UNT. */
  subject: id,
  subject2: id,
  /** Language of instruction. */
  edu: oneOf('kz', 'ru', 'en'),
  form: oneOf('full_time', 'evening', 'distance'),
  sort: sortBy('name', 'programs'),
  /** The one whose programmes are shown instead of the list. */
  profession: id,
}

export type ProfessionParams = BlockParams<typeof professionParams>

export interface Professions {
  params: ProfessionParams
  pages: Pages<ProfessionItem>
}

type Body = RequestOf<typeof listProfessions>['body']

/** The professions that the address asks for. What the editor has fixed, it cannot change. */
export function useProfessions(options: ProfListBlockOptions, { page: initial }: ProfListBlockInitial): Professions {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(professionParams)
  // Where the editor has fixed what a list is sorted by, or only which way round, the whole order is.
  const asked = { ...ofAddress({ ...params.values, ...((options.sort ?? options.order) && { sort: undefined }) }), ...options }
  const body = { slug: site, lang: language, per_page: perPage, ...asked }
  const { pages } = useAskedPages({ name: 'professions', operation: listProfessions, body, asked, built: options, initial, toPage: (answer) => toPage(answer, (row) => toProfessionItem(row, language)) })
  return { params, pages }
}

/** The address → the words of the contract. */
function ofAddress({ q, level, field, subject, subject2, edu, form, sort }: ProfessionParams['values']): Partial<Body> {
  const subjects = [...new Set([subject, subject2].flatMap((one) => one ?? []))]
  return {
    ...(q && { q }),
    ...(level && { level }),
    ...(field && { training_id: field }),
    ...(subjects.length > 0 && { subject_ids: subjects }),
    ...(edu && { language: edu }),
    ...(form && { study_form: form }),
    ...(sort && { sort: sort.by === 'programs' ? 'programs_count' : sort.by, order: sort.isDescending ? 'desc' : 'asc' }),
  }
}
