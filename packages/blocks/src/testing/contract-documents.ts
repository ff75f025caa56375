import type { Schema } from '@university/api-client/types'
import { onlyPage } from './only-page'

/** A document of the contract, without files. */
export function aDocument(id: number, fields: Partial<Schema<'Document'>> = {}): Schema<'Document'> {
  return {
    id,
    category: { id: 11, slug: null, name_kz: 'Қабылдау', name_ru: 'Приём', name_en: 'Admissions' },
    title_kz: `Құжат ${id}`,
    title_ru: `Документ ${id}`,
    title_en: `Document ${id}`,
    number: null,
    approved_at: '2026-05-29',
    valid_until: null,
    files: [],
    version: null,
    replaces_id: null,
    updated_at: '2026-06-01T05:00:00Z',
    ...fields,
  }
}

/** One page of a list of documents. */
export function documentList(documents: Schema<'Document'>[], lastPage = 1): Schema<'DocumentList'> {
  return { ...onlyPage(documents, 10), last_page: lastPage, categories: [], years: [2026] }
}
