import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toPage, type ListAnswer } from '../list/to-page'
import type { ListPage } from '../list/use-pages'
import type { PriceItem } from './price-education.options'

/** Fees as the contract has them → in one language. */
export function toPricePage(answer: ListAnswer<Schema<'Price'>>, language: Language): ListPage<PriceItem> {
  return toPage(answer, (row, index) => {
    const { document } = row
    const isNew = document !== null && document.url !== answer.data[index - 1]?.document?.url
    return {
      id: row.id,
      code: row.program_code,
      name: pickText(row, 'program_name', language),
      level: row.level,
      form: row.study_form,
      basis: row.basis,
      languages: row.languages,
      duration: row.duration_years,
      citizen: row.price_citizen,
      foreign: row.price_foreign,
      perCredit: row.price_per_credit,
      categoryId: row.category_id,
      note: pickText(row, 'note', language),
      since: row.effective_from,
      order: isNew ? { title: pickText(document, 'title', language), url: document.url, ext: document.ext, bytes: document.size_bytes } : null,
    }
  })
}
