import { render, screen, within } from '@testing-library/react'
import type { Language } from '../environment/environment'
import { BlockFrame } from '../testing/block-frame'
import { Letters } from './letters'

test.each<[Language, string[], string[]]>([
  ['en', ['Y', 'Z'], ['Е', 'И', 'С']],
  ['ru', ['Е', 'И', 'С'], ['Y', 'Z']],
  ['kz', ['Е', 'И', 'С'], ['Y', 'Z']],
])('puts letters of another script than that of a page in %s together behind its own', (language, own, others) => {
  show(language, ['Y', 'Z', 'Е', 'И', 'С'])

  const [first, second] = screen.getAllByRole('list') as [HTMLElement, HTMLElement]
  expect(lettersOf(first)).toEqual(['All', ...own])
  expect(second).toHaveAccessibleName('Other letters')
  expect(lettersOf(second)).toEqual(others)
})

test('tells nothing apart where all letters are of one script', () => {
  show('en', ['Е', 'И'])

  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.queryByText('Other letters')).toBeNull()
})

function show(language: Language, letters: string[]) {
  render(
    <BlockFrame language={language}>
      <Letters label="First letter" all="All" others="Other letters" letters={letters} current={undefined} />
    </BlockFrame>,
  )
}

function lettersOf(list: HTMLElement) {
  return within(list).getAllByRole('link').map(({ textContent }) => textContent)
}
