import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BlockFrame } from '../testing/block-frame'
import { say } from '../testing/messages'
import { Validity, type ValidityProps } from './validity'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') })
})

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['a moment ahead is in force until then', '2026-11-21T06:00:01Z', 'announce.in_force_until', '2026-11-21'],
  ['a moment behind is over', '2026-11-21T05:00:00Z', 'announce.expired_on', '2026-11-21'],
  ['the very moment is over: it no longer applies from then on', '2026-11-21T06:00:00Z', 'announce.expired_on', '2026-11-21'],
] as const)('by the clock of the reader, %s', (_, expiresAt, key, date) => {
  show({ expiresAt })

  expect(screen.getByRole('main')).toHaveTextContent(`${say('en', key)} ${date}`)
})

test('what ends with a day names that day, without an hour', () => {
  // The dates of the test are UTC's.
  show({ expiresAt: '2026-11-29T00:00:00Z', withTime: true })

  expect(screen.getByRole('main')).toHaveTextContent(`${say('en', 'announce.in_force_until')} 2026-11-28`)
  expect(screen.getByText('2026-11-28')).toHaveAttribute('datetime', '2026-11-29T00:00:00Z')
  expect(screen.getByRole('main')).not.toHaveTextContent('Almaty')
})

test('names the hour where it is wanted, and whose it is', () => {
  show({ expiresAt: '2026-11-30T13:00:00Z', withTime: true })

  expect(screen.getByRole('main')).toHaveTextContent('2026-11-30, 13:00 (Almaty time)')
})

test('says that what never expires has no end', () => {
  show({ expiresAt: null })

  expect(screen.getByRole('main')).toHaveTextContent(say('en', 'announce.no_expiry'))
})

test.each([
  ['in force', false, 'announce.in_force_until'],
  ['over', true, 'announce.expired_on'],
] as const)('is rendered on the server as the build knew it: %s', (_, wasOver, key) => {
  const html = renderToString(frame({ expiresAt: '2026-11-01T00:00:00Z', wasOver }))

  expect(html).toContain(say('en', key))
  // When it runs out, the island around it wakes for everybody.
  expect(html.includes('data-until="2026-11-01T00:00:00Z"')).toBe(!wasOver)
})

function show(props: ValidityProps) {
  return render(frame(props))
}

function frame(props: ValidityProps) {
  return (
    <BlockFrame language="en">
      <main>
        <Validity {...props} />
      </main>
    </BlockFrame>
  )
}
