import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

export type SpokenLanguage = components['schemas']['SpokenLanguage'] & { id: number; slug: string }

/** What languages are called, for the people who speak them; the slug is the code. */
export const spokenLanguage = defineKind<SpokenLanguage>({
  name: 'spoken-language',
  files: { form: 'list', path: 'spoken-languages.yaml' },
  schema: 'SpokenLanguage',
  shared: true,
  extra: { id: { type: 'integer', minimum: 1 }, slug: { type: 'string' } },
  fills: ['code'],
  resolve(item) {
    item['code'] = item['slug']
  },
  toFile: ({ code: _code, ...item }) => item,
})
