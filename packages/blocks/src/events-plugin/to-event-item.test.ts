/** @jest-environment node */
import { eventSummary } from '../testing/contract-events'
import { toEventItem } from './to-event-item'

test('shows everything in the language of the reader', () => {
  const event = eventSummary(7, { room: '215', attendance_mode: 'mixed', status: 'rescheduled', previous_starts_at: '2099-11-05T05:00:00Z' })

  expect(toEventItem(event, 'ru')).toEqual({
    id: 7,
    title: { text: 'Событие 7', language: 'ru' },
    category: { text: 'Культура', language: 'ru' },
    place: { text: 'Главный корпус', language: 'ru' },
    room: '215',
    isOnline: true,
    status: 'rescheduled',
    startsAt: '2099-12-05T05:00:00Z',
    endsAt: '2099-12-05T09:00:00Z',
    allDay: false,
    formerStart: '2099-11-05T05:00:00Z',
  })
})

test('takes the next best language text by text, and the number of an event without a title', () => {
  const event = eventSummary(7, { title_kz: null, title_ru: null, title_en: null, place_en: null, category: { id: 3, slug: 'culture', name_kz: null, name_ru: null, name_en: null } })

  expect(toEventItem(event, 'en')).toMatchObject({ title: { text: '#7', language: 'en' }, place: { text: 'Бас ғимарат', language: 'kz' }, category: { text: 'culture', language: 'en' } })
})
