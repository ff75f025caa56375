/** @jest-environment node */
import type { Schema } from '@university/api-client/types'
import { toFileItems } from './to-file-items'

const file = (id: number, lang: Schema<'File'>['lang']): Schema<'File'> => ({
  id,
  title_kz: 'Ереже',
  title_ru: null,
  title_en: 'Rules',
  url: `/media/rules-${id}.pdf`,
  mime: 'application/pdf',
  ext: 'pdf',
  size_bytes: 5000,
  lang,
  updated_at: '2026-06-01T05:00:00Z',
})

test('puts the files in the language of the reader first', () => {
  const items = toFileItems([file(1, 'kz'), file(2, null), file(3, 'ru'), file(4, 'kz')], 'ru')

  expect(items.map(({ id }) => id)).toEqual([3, 1, 2, 4])
})

test('names a file in the language of the reader, or says in which it is', () => {
  expect(toFileItems([file(1, 'kz')], 'en')[0]).toEqual({ id: 1, title: { text: 'Rules', language: 'en' }, url: '/media/rules-1.pdf', mime: 'application/pdf', ext: 'pdf', bytes: 5000, language: 'kz' })
  expect(toFileItems([file(1, 'kz')], 'ru')[0]?.title).toEqual({ text: 'Ереже', language: 'kz' })
})
