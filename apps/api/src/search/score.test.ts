import { freshness } from './score'
import type { IndexedDocument } from './search-index'

const now = new Date('2026-11-21T00:00:00Z')

const document = (type: IndexedDocument['type'], date: string | null): IndexedDocument => ({
  number: 1, item: 0, id: 1, lang: 'kz', title: '', names: [], isCommon: false, type, sites: [''], publishedAt: '', expiresAt: null, date, time: date === null ? null : Date.parse(date), year: null, worth: 1,
})

test.each([
  ['news of today', 2, '2026-11-21T00:00:00Z', 1],
  ['news of a year ago', 2, '2025-11-21T00:00:00Z', 0.9],
  ['news of long ago', 2, '2009-11-21T00:00:00Z', 0.7],
  ['an event to come', 4, '2027-11-21T00:00:00Z', 1],
  ['an old page', 3, '2009-11-21T00:00:00Z', 1],
  ['a person', 6, null, 1],
] as const)('%s keeps as much of its score as its age leaves', (_name, type, date, kept) => {
  expect(freshness(document(type, date), now)).toBeCloseTo(kept)
})
