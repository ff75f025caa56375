import type { Schema } from '@university/api-client/types'
import { onlyPage } from './only-page'
import { untranslated } from './untranslated'

/** A fee of the contract. */
export function aPrice(fields: Partial<Schema<'Price'>>): Schema<'Price'> {
  return {
    id: 1,
    category_id: 4,
    program_code: null,
    group_code: null,
    ...untranslated('program_name', 'note'),
    level: 'master',
    study_form: 'full_time',
    languages: ['en'],
    duration_years: 2,
    basis: 'higher',
    price_citizen: 1_000_000,
    price_foreign: 2_000_000,
    price_per_credit: null,
    currency: 'KZT',
    academic_year: '2026-2027',
    effective_from: '2026-07-01',
    document: null,
    ...fields,
  }
}

/** One page of the list of them. */
export function priceList(...data: Schema<'Price'>[]): Schema<'PriceList'> {
  return { ...onlyPage(data, 20), academic_years: ['2026-2027'] }
}
