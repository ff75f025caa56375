import type { components } from '@university/api-schema/types'
import { checkOrder } from '../check-order'
import { checkFileNumber } from '../file-number'
import { findText } from '../find-text'
import { defineKind } from '../kind'
import { plainTexts } from '../html/plain-text'
import { allTexts, fillLanguages, sortsOfText } from '../languages'
import { almatyYear, never } from '../time'
import { resolveUnit, unitSchema } from '../unit'

type Announcement = components['schemas']['Announcement'] & { unit: string | null }

/** Announcements. An expired one is still found by its id, so it does not expire as items do. */
export const announcement = defineKind<Announcement>({
  name: 'announcement',
  files: { form: 'folder', path: 'announcements', fileName: ({ id }) => String(id) },
  schema: 'Announcement',
  namedOnly: true,
  defaults: { files: [], seo: { noindex: false } },
  computed: { available_langs: ['kz'], department: null },
  extra: { unit: unitSchema },
  html: ['content'],
  links: ({ link }) => [{ field: 'link', href: link }],
  resolve(item, place) {
    checkFileNumber(item, place)
    fillLanguages(item, place)
    resolveUnit(item, place)
    checkOrder(item, 'published_at', 'expires_at', place)
  },
  facets: ({ department, published_at }) => [
    ...(department ? [{ name: 'department', value: String(department.id) }] : []),
    { name: 'year', value: almatyYear(published_at) },
  ],
  sorts: (item) => ({
    published_at: { time: item.published_at },
    expires_at: item.expires_at === null ? null : { time: item.expires_at },
    over_at: { time: item.expires_at ?? never },
    ...sortsOfText(item, 'title'),
  }),
  findable: (item, language) => findText(item, language, { type: 5, url: `/announce/${item.id}`, image: item.image }),
  searched: (item) => [...allTexts(item, 'title', 'lead'), ...plainTexts(item, 'content')],
})
