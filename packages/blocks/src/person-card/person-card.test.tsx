import { render, screen } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { PersonCard } from './person-card'
import { fixtures } from './person-card.fixtures'
import type { PersonCardOptions } from './person-card.options'

test('leads to the portfolio by the name', () => {
  show(fixtures['with a portrait'])

  expect(screen.getByRole('link', { name: 'Сейітқали Айгүл Ерланқызы' })).toHaveAttribute('href', '/kz/portfolio/71')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Сейітқали Айгүл Ерланқызы')
})

test('draws the initials where there is no portrait, for the eye only', () => {
  const { container } = show(fixtures['initials instead of a portrait'])

  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('АС').closest('[aria-hidden]')).not.toBeNull()
})

test('names the office of a head', () => {
  show(fixtures['the head of a department'])

  expect(screen.getByText('Dean')).toBeVisible()
})

test('marks each text that is not in the language of the page', () => {
  show(fixtures['name in another language than the position'])

  expect([screen.getByRole('heading').lang, screen.getByText(/Бағдарламалық/).lang]).toEqual(['en', ''])
})

function show(options: PersonCardOptions) {
  return render(
    <BlockFrame language="kz">
      <PersonCard {...options} />
    </BlockFrame>,
  )
}
