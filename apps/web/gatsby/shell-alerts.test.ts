/** @jest-environment node */
import type { ShellSource } from './shell'
import { toAlerts } from './shell-alerts'

type Alert = ShellSource['settings']['alerts'][number]

const now = Date.parse('2026-11-22T06:00:00Z')

const alert = (fields: Partial<Alert> = {}): Alert => ({
  id: 5,
  severity: 'warning',
  text: { text: 'Buses do not stop here.', language: 'en' },
  link: '/announce/309',
  starts_at: '2026-11-21T12:00:00Z',
  ends_at: '2026-11-26T18:00:00Z',
  dismissible: true,
  ...fields,
})

test('holds what a page needs of an alert, with its severity in words', () => {
  expect(toAlerts([alert()], 'en', now)).toEqual({
    title: 'Important messages',
    items: [
      {
        id: 5,
        severity: 'warning',
        word: 'Please note',
        text: 'Buses do not stop here.',
        url: '/announce/309',
        startsAt: Date.parse('2026-11-21T12:00:00Z'),
        endsAt: Date.parse('2026-11-26T18:00:00Z'),
        held: true,
        dismissible: true,
      },
    ],
  })
})

test('names the language of a text that stands in for a translation', () => {
  expect(toAlerts([alert()], 'ru', now)?.items[0]).toMatchObject({ lang: 'en', word: 'Внимание' })
})

test('has what is to come, for pages that are built before it', () => {
  expect(toAlerts([alert({ starts_at: '2026-12-14T01:00:00Z', ends_at: null })], 'en', now)?.items[0]).toMatchObject({ held: false, endsAt: null })
})

test.each([
  ['is over', alert({ ends_at: '2026-11-22T06:00:00Z' })],
  ['has no text in any language', alert({ text: null })],
])('leaves out what %s', (_, left) => {
  expect(toAlerts([left], 'en', now)).toBeNull()
})

test('keeps the order, which is the most urgent first', () => {
  const items = toAlerts([alert({ id: 9, severity: 'error' }), alert({ id: 3 }), alert({ id: 4, severity: 'info' })], 'en', now)?.items

  expect(items?.map(({ id }) => id)).toEqual([9, 3, 4])
})
