import { fireEvent, render, screen } from '@testing-library/react'
import { useTypeAhead } from './type-ahead'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a letter leads to the next entry that begins with it; letters that begin none change nothing', () => {
  setUp()

  expect([type('а'), type('А'), type('а')]).toEqual(['Абитуриентам', 'Абитуриентам', 'Абитуриентам'])
})

test.each([
  ['letters typed fast make a word', 0, 'Сведения'],
  ['a pause of more than half a second begins a new one', 501, 'Выпускникам'],
])('%s', (_, pause, expected) => {
  setUp()
  type('с')
  jest.advanceTimersByTime(pause)

  expect(type('в')).toBe(expected)
})

test('the same letter after a pause goes on to the next entry', () => {
  setUp()
  expect(type('с')).toBe('Студентам')
  jest.advanceTimersByTime(501)

  expect(type('с')).toBe('Сведения')
})

test('leaves shortcuts and keys without a letter alone', () => {
  setUp()
  const first = document.activeElement

  for (const init of [{ key: 'с', ctrlKey: true }, { key: 'с', metaKey: true }, { key: 'с', altKey: true }, { key: ' ' }, { key: 'Enter' }]) fireEvent.keyDown(first as Element, init)

  expect(document.activeElement).toBe(first)
})

function setUp() {
  render(<Menu />)
  screen.getByText('Университет').focus()
}

function Menu() {
  const onKeyDown = useTypeAhead<HTMLUListElement>()
  return (
    <ul onKeyDown={onKeyDown}>
      {['Университет', 'Абитуриентам', 'Студентам', 'Сведения', 'Выпускникам'].map((title) => (
        <li key={title}>
          <a href="/">{title}</a>
        </li>
      ))}
    </ul>
  )
}

/** What has the focus afterwards. */
function type(key: string): string | null {
  fireEvent.keyDown(document.activeElement as Element, { key })
  return document.activeElement?.textContent ?? null
}
