import { act, render, screen } from '@testing-library/react'
import { useIsPast } from './use-is-past'
import { useNow } from './use-now'

const evening = Date.parse('2026-12-31T18:50:00Z')
const midnight = '2026-12-31T19:00:00Z'

beforeEach(() => jest.useFakeTimers({ now: evening }))
afterEach(() => jest.useRealTimers())

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
