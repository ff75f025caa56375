/** @jest-environment node */
import { inAlmaty } from '../i18n/almaty-time'
import { almatyChanges, almatyTime } from './almaty-zone'

test.each(['2005-07-01T00:00:00Z', ...almatyChanges.flatMap(({ since }) => [since, since + 1000]), Date.UTC(2024, 1, 29, 17, 59, 59), '2026-12-31T19:00:00Z'])('shows %s as the pages do', (time) => {
  const iso = new Date(time).toISOString()
  const { year, month, day, hours, minutes } = inAlmaty(Date.parse(iso))
  const [date, clock] = [[year, month, day], [hours, minutes]].map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''))

  expect(almatyTime(iso).slice(0, -2)).toBe(`${date}T${clock}`)
})
