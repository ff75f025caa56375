import { act, fireEvent, render, screen } from '@testing-library/react'
import { onLetter } from './on-letter'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a letter leads to the next entry that begins with it; letters that begin none change nothing', async () => {
  setUp()

  expect([await type('а'), await type('А'), await type('а')]).toEqual(['Абитуриентам', 'Абитуриентам', 'Абитуриентам'])
})

test.each([
  ['letters typed fast make a word', 0, 'Сведения'],
  ['a pause of more than half a second begins a new one', 501, 'Выпускникам'],
])('%s', async (_, pause, expected) => {
  setUp()
  await type('с')
  jest.advanceTimersByTime(pause)

  expect(await type('в')).toBe(expected)
})

test('a pause does so, too, in which the clock is set back', async () => {
  setUp()
  await type('с')
  jest.advanceTimersByTime(501)
  jest.setSystemTime(Date.now() - 3_600_000)

  expect(await type('в')).toBe('Выпускникам')
})

test('the same letter after a pause goes on to the next entry', async () => {
  setUp()
  expect(await type('с')).toBe('Студентам')
  jest.advanceTimersByTime(501)

  expect(await type('с')).toBe('Сведения')
})

test('leaves shortcuts and keys without a letter alone', async () => {
  setUp()
  const first = document.activeElement

  for (const init of [{ key: 'с', ctrlKey: true }, { key: 'с', metaKey: true }, { key: 'с', altKey: true }, { key: ' ' }, { key: 'Enter' }]) fireEvent.keyDown(first as Element, init)

  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(document.activeElement).toBe(first)
})

function setUp() {
  render(<Menu />)
  screen.getByText('Университет').focus()
}

function Menu() {
  return (
    <ul onKeyDown={onLetter}>
      {['Университет', 'Абитуриентам', 'Студентам', 'Сведения', 'Выпускникам'].map((title) => (
        <li key={title}>
          <a href="/">{title}</a>
        </li>
      ))}
    </ul>
  )
}

/** What has the focus afterwards. */
async function type(key: string): Promise<string | null> {
  fireEvent.keyDown(document.activeElement as Element, { key })
  // Its code comes with the first letter.
  await act(() => jest.advanceTimersByTimeAsync(0))
  return document.activeElement?.textContent ?? null
}
