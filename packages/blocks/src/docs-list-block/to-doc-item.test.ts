/** @jest-environment node */
import { aDocument } from '../testing/contract-documents'
import { toDocItem } from './to-doc-item'

test('takes a document for valid to the end of its last day in Almaty', () => {
  const isOver = (now: string) => toDocItem(aDocument(1, { valid_until: '2026-08-27' }), 'kz', Date.parse(now)).isOver

  expect([isOver('2026-08-27T18:59:59Z'), isOver('2026-08-27T19:00:00Z')]).toEqual([false, true])
})

test('takes one without an end for valid for ever', () => {
  expect(toDocItem(aDocument(1, { valid_until: null }), 'kz', Date.parse('2999-01-01T00:00:00Z')).isOver).toBe(false)
})
