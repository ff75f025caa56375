import type { components } from '@university/api-schema/types'
import { checkOrder } from '../check-order'
import { checkFileNumber } from '../file-number'
import { findText } from '../find-text'
import { defineKind } from '../kind'
import { plainTexts } from '../html/plain-text'
import { allTexts, fillLanguages, sortsOfText } from '../languages'
import { resolveRef } from '../references'
import { never } from '../time'
import { resolveUnit, unitSchema } from '../unit'

export type StoredVacancy = components['schemas']['Vacancy'] & {
  /** Somebody has been found, whatever the deadline says. */
  is_filled: boolean
  unit: string | null
}

/** Vacancies; handlers say whether one is open. */
export const vacancy = defineKind<StoredVacancy>({
  name: 'vacancy',
  files: { form: 'folder', path: 'vacancies', fileName: ({ id }) => String(id) },
  schema: 'Vacancy',
  namedOnly: true,
  defaults: { currency: 'KZT', positions_count: 1, files: [], seo: { noindex: false }, is_filled: false },
  computed: { status: 'open', available_langs: ['kz'], department: null },
  extra: { is_filled: { type: 'boolean' }, unit: unitSchema },
  html: ['description', 'duties', 'requirements', 'conditions', 'required_documents'],
  resolve(item, place) {
    checkFileNumber(item, place)
    fillLanguages(item, place, 'description')
    resolveRef(item, 'category', 'vacancy-category', place)
    resolveUnit(item, place)
    const { salary_from, salary_to } = item
    if (typeof salary_from === 'number' && typeof salary_to === 'number' && salary_to < salary_from) place.fault('salary_to', 'must not be less than salary_from')
    checkOrder(item, 'published_at', 'deadline_at', place)
  },
  facets: ({ category, employment_type }) => [
    { name: 'category', value: String(category.id) },
    { name: 'employment_type', value: employment_type },
  ],
  sorts: (item) => ({
    published_at: { time: item.published_at },
    deadline_at: item.deadline_at === null ? null : { time: item.deadline_at },
    closes_at: { time: closesAt(item) },
    ...sortsOfText(item, 'title'),
  }),
  searched: (item) => [...allTexts(item, 'title'), ...allTexts(item.department ?? {}, 'name'), ...plainTexts(item, 'requirements')],
  findable: (item, language) =>
    findText(item, language, { type: 7, url: `/vacancy/${item.id}`, image: null, until: closesAt(item), worth: 0.8 }, { leads: [], html: ['description', 'duties', 'requirements', 'conditions'] }),
  toFile: ({ category, ...item }) => ({ ...item, category: category.id }),
})

/** From when on it is closed; a filled one at once. */
function closesAt({ is_filled, published_at, deadline_at }: StoredVacancy): string {
  return is_filled ? published_at : (deadline_at ?? never)
}
