import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { allTexts, sortsOfText, type Language } from '../languages'
import { lookUp, resolveRef } from '../references'
import { startOfDay } from '../time'

type Document = components['schemas']['Document']

/** Official documents, in files by category. */
export const officialDocument = defineKind<Document>({
  name: 'document',
  files: { form: 'list', path: 'documents', fileName: ({ category }) => `category-${String(category)}` },
  schema: 'Document',
  defaults: { files: [] },
  resolve(item, place) {
    resolveRef(item, 'category', 'document-category', place)
    const { id, replaces_id, approved_at, valid_until } = item
    if (replaces_id !== null && lookUp(replaces_id, 'replaces_id', 'document', place)?.['id'] === id) place.fault('replaces_id', 'must be another document')
    if (approved_at !== null && valid_until !== null && String(valid_until) < String(approved_at)) place.fault('valid_until', 'must not be before approved_at')
  },
  facets: ({ category, approved_at, files, replaces_id }) => [
    { name: 'category', value: String(category.id) },
    ...(approved_at === null ? [] : [{ name: 'year', value: approved_at.slice(0, 4) }]),
    ...files.flatMap(({ lang }) => (lang === null ? [] : [{ name: 'file_lang', value: lang }])),
    ...(replaces_id === null ? [] : [{ name: 'replaces', value: String(replaces_id) }]),
  ],
  sorts: (item) => ({ approved: item.approved_at === null ? null : { time: item.approved_at }, ...sortsOfText(item, 'title') }),
  searched: (item) => [...allTexts(item, 'title'), item.number],
  findable,
  toFile: ({ category, ...item }) => ({ ...item, category: category.id }),
})

/** The document has no page: a reader is led to its file, in the language where there is one. */
function findable(item: Document, language: Language) {
  const title = item[`title_${language}`]
  const file = item.files.find(({ lang }) => lang === language) ?? item.files[0]
  if (!title || !file) return undefined
  const text = [title, item.number, item.category[`name_${language}`]].filter(Boolean).join(' · ')
  return { type: 9 as const, worth: 0.8, title, text, url: file.url, date: item.approved_at && startOfDay(item.approved_at) }
}
