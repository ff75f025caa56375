import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { BlockFrame } from '../testing/block-frame'
import { ChoiceFilter } from './choice-filter'
import { FilterBar } from './filter-bar'
import { SelectFilter } from './select-filter'
import { TextFilter } from './text-filter'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['a letter, which is too little to look for', 'l', 1000],
  ['words that were about to be looked for', 'law', 200],
])('takes back %s', (_, typed, pause) => {
  const asked: (string | undefined)[] = []
  render(<Filters onAsk={(words) => asked.push(words)} />)
  fireEvent.change(field(), { target: { value: typed } })
  act(() => jest.advanceTimersByTime(pause))

  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  act(() => jest.advanceTimersByTime(1000))

  expect(field()).toHaveValue('')
  expect(asked).toEqual([undefined])
})

test('what was typed just before a link is followed is told before the link acts; a link to another page of the list waits for nothing', () => {
  const done: (string | undefined)[] = []
  render(
    <>
      <Filters onAsk={(words) => done.push(words)} />
      <a href="/news" onClick={(event) => (event.preventDefault(), done.push('followed'))}>
        News
      </a>
      <a href="?page=2" onClick={(event) => (event.preventDefault(), done.push('turned'))}>
        2
      </a>
    </>,
  )
  fireEvent.change(field(), { target: { value: 'law' } })

  fireEvent.click(screen.getByRole('link', { name: '2' }))
  fireEvent.click(screen.getByRole('link', { name: 'News' }))
  fireEvent.click(screen.getByRole('link', { name: 'News' }))
  act(() => jest.advanceTimersByTime(1000))

  expect(done).toEqual(['turned', 'law', 'followed', 'followed'])
})

test('what is typed without a break is one step back; after the field was left or the address has changed, it is another', () => {
  const steps: boolean[] = []
  render(<Filters onAsk={(_, isMore) => steps.push(!isMore)} />)
  const type = (words: string) => {
    fireEvent.change(field(), { target: { value: words } })
    act(() => jest.advanceTimersByTime(1000))
  }

  type('la')
  type('law')
  fireEvent.blur(field())
  type('laws')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(field()).toHaveValue('tax')
  type('taxes')

  expect(steps).toEqual([true, false, true, true])
})

describe('filters after the first', () => {
  const all = () => screen.getByRole('button', { name: 'All filters' })
  const bar = (held: { words?: string; level?: string }) => (
    <BlockFrame language="en">
      <FilterBar label="Filters" onReset={held.words || held.level ? () => undefined : undefined}>
        <TextFilter label="Words" value={held.words} onChange={() => undefined} />
        {false}
        <SelectFilter label="Level" any="All" value={held.level} options={[{ value: 'master', label: 'Master' }]} onChange={() => undefined} />
        <SelectFilter label="Year" value="2026" options={[{ value: '2026', label: '2026' }]} onChange={() => undefined} />
      </FilterBar>
    </BlockFrame>
  )

  test.each([
    ['past', 'true'],
    [undefined, 'false'],
  ])('are in sight where a choice among few is made, and not where it is that of no choice: %s', (value, expanded) => {
    render(
      <BlockFrame language="en">
        <FilterBar label="Filters" onReset={undefined}>
          <TextFilter label="Words" value={undefined} onChange={() => undefined} />
          <ChoiceFilter label="When" value={value} options={[{ value: '', label: 'To come' }, { value: 'past', label: 'Past' }]} onChange={() => undefined} />
          <SelectFilter label="Year" value="2026" options={[{ value: '2026', label: '2026' }]} onChange={() => undefined} />
        </FilterBar>
      </BlockFrame>,
    )

    expect(all()).toHaveAttribute('aria-expanded', expanded)
  })

  test('need no button where there is but one', () => {
    render(
      <BlockFrame language="en">
        <FilterBar label="Filters" onReset={undefined}>
          <TextFilter label="Words" value={undefined} onChange={() => undefined} />
          <SelectFilter label="Level" any="All" value={undefined} options={[]} onChange={() => undefined} />
        </FilterBar>
      </BlockFrame>,
    )

    expect(screen.queryByRole('button')).toBeNull()
  })

  test('are folded away on a phone until they are asked for, whatever is typed', () => {
    const { rerender } = render(bar({}))
    expect(all()).toHaveAttribute('aria-expanded', 'false')
    rerender(bar({ words: 'law' }))
    expect(all()).toHaveAttribute('aria-expanded', 'false')

    fireEvent.click(all())
    expect(all()).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(all().getAttribute('aria-controls') ?? '')).toContainElement(screen.getByLabelText('Year'))
  })

  test('are in sight where the address that a page comes with has them hold, whatever it has of the first', () => {
    render(bar({ level: 'master', words: 'law' }))

    expect(all()).toHaveAttribute('aria-expanded', 'true')
  })

  test('are in sight where an address has them hold, and stay while something is typed', () => {
    const { rerender } = render(bar({}))
    rerender(bar({ level: 'master' }))
    expect(all()).toHaveAttribute('aria-expanded', 'true')

    rerender(bar({ level: 'master', words: 'law' }))
    expect(all()).toHaveAttribute('aria-expanded', 'true')

    // As after the back button: nothing stands elsewhere than before.
    rerender(bar({}))
    expect(all()).toHaveAttribute('aria-expanded', 'false')

    // Nor does the filter go away from who takes its choice back.
    rerender(bar({ level: 'master' }))
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: '' } })
    rerender(bar({}))
    expect(all()).toHaveAttribute('aria-expanded', 'true')
  })
})

const field = () => screen.getByRole('searchbox', { name: 'Words' })

function Filters({ onAsk }: { onAsk: (words: string | undefined, isMore?: boolean) => void }) {
  const [words, setWords] = useState<string>()
  const ask = (next: string | undefined, isMore?: boolean) => (onAsk(next, isMore), setWords(next))
  return (
    <BlockFrame language="en">
      <FilterBar label="Filters" onReset={() => ask(undefined)}>
        <TextFilter label="Words" value={words} onChange={ask} />
      </FilterBar>
      <button onClick={() => setWords('tax')}>Back</button>
    </BlockFrame>
  )
}
