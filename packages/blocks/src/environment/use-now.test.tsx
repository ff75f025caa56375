import { act, render, screen } from '@testing-library/react'
import { setClock } from './clock'
import { useIsPast } from './use-is-past'
import { useNow } from './use-now'

const evening = Date.parse('2026-12-31T18:50:00Z')
const midnight = '2026-12-31T19:00:00Z'

beforeEach(() => jest.useFakeTimers({ now: evening }))
afterEach(() => {
  setClock(telling(Date.now()), Date.now())
  jest.useRealTimers()
})

/** What an answer of that time tells, when it has lain in a cache for so many seconds. */
const telling = (time: number, age?: number) => new Headers({ date: new Date(time).toUTCString(), ...(age !== undefined && { age: String(age) }) })

function Clock() {
  const now = useNow()
  return <output>{`${now === undefined ? 'unknown' : new Date(now).toISOString().slice(11, 16)} ${useIsPast(midnight) ? 'over' : 'not over'}`}</output>
}

test('a tab that was left open tells the time, and what is over, when its reader comes back', () => {
  render(<Clock />)
  const before = screen.getByRole('status').textContent
  jest.setSystemTime(Date.parse('2027-01-01T03:07:40Z'))

  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  expect([before, screen.getByRole('status').textContent]).toEqual(['18:50 not over', '03:07 over'])
})

test.each([
  ['ahead', '2026-12-31T18:40:00Z', '18:40 not over'],
  ['behind', '2026-12-31T19:05:00Z', '19:05 over'],
  ['right to the minute', '2026-12-31T18:50:59Z', '18:50 not over'],
])('whose clock is %s is told the time of the server, and what is over by it', (_, server, told) => {
  render(<Clock />)

  act(() => setClock(telling(Date.parse(server)), Date.now()))

  expect(screen.getByRole('status')).toHaveTextContent(told)
})

test('an answer that was under way while a laptop slept sets no clock, nor does one that tells no time', () => {
  render(<Clock />)
  const askedAt = Date.now()
  jest.setSystemTime(Date.parse('2027-01-01T03:07:40Z'))

  act(() => setClock(telling(evening), askedAt))
  act(() => setClock(new Headers(), askedAt))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  expect(screen.getByRole('status')).toHaveTextContent('03:07 over')
})

test('an answer that has lain in a cache on the way is as much older', () => {
  render(<Clock />)

  act(() => setClock(telling(evening - 600_000, 600), Date.now()))

  expect(screen.getByRole('status')).toHaveTextContent('18:50 not over')
})
