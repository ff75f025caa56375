import type { JsonObject } from '../contract/document'
import { names } from './sample-staff'
import type { ContentFiles } from './test-content'

export function officialDocument(id: number, more: JsonObject = {}): JsonObject {
  return { id, category: 11, title_kz: `Құжат ${id}`, title_ru: `Документ ${id}`, title_en: `Document ${id}`, updated_at: '2026-06-01T05:00:00Z', ...more }
}

/** Two documents, one of which replaces an older one; a category without any. */
export function sampleDocuments(): ContentFiles {
  return {
    'media/rules.pdf': '%PDF-1.7',
    'main/document-categories.yaml': [
      { id: 10, ...names('Teaching'), categories: [{ id: 11, ...names('Admission') }, { id: 12, ...names('Integrity') }] },
      { id: 20, ...names('Empty') },
    ],
    'main/documents/teaching.yaml': [
      officialDocument(501, { title_kz: 'Қабылдау қағидалары', number: '№ 27', approved_at: '2026-05-29', version: '4.0', replaces_id: 412, files: [{ file: 'rules.pdf', title_kz: 'Ереже', lang: 'kz' }, { file: 'rules.pdf', lang: 'ru' }] }),
      officialDocument(502, { category: 12, title_kz: 'Адалдық саясаты', approved_at: '2025-08-27', valid_until: '2030-08-27', files: [{ file: 'rules.pdf', lang: 'en' }] }),
      officialDocument(412, { approved_at: '2024-05-30', version: '3.0' }),
    ],
  }
}
