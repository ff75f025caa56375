import { render } from '@testing-library/react'
import type { Language } from '../environment/environment'
import { BlockFrame } from '../testing/block-frame'
import { Salary } from './salary'

const open = { from: null, to: null }

test.each<[Language, { from: number | null; to: number | null }, string]>([
  ['en', { from: 380_000, to: 450_000 }, 'Salary: 380,000 – 450,000\u00a0₸'],
  ['ru', { from: 380_000, to: 450_000 }, 'Зарплата: 380\u00a0000 – 450\u00a0000\u00a0₸'],
  ['kz', { from: 450_000, to: 450_000 }, 'Жалақы: 450\u00a0000\u00a0₸'],
  ['en', { from: 380_000, to: null }, 'Salary: from 380,000\u00a0₸'],
  ['ru', { from: 380_000, to: null }, 'Зарплата: от 380\u00a0000\u00a0₸'],
  ['kz', { from: 380_000, to: null }, 'Жалақы: 380\u00a0000\u00a0₸ және одан жоғары'],
  ['en', { from: null, to: 450_000 }, 'Salary: up to 450,000\u00a0₸'],
  ['ru', { from: null, to: 450_000 }, 'Зарплата: до 450\u00a0000\u00a0₸'],
  ['kz', { from: null, to: 450_000 }, 'Жалақы: 450\u00a0000\u00a0₸-ге дейін'],
  ['en', open, 'Salary: negotiable'],
  ['ru', open, 'Зарплата: по договорённости'],
  ['kz', open, 'Жалақы: келісім бойынша'],
])('in %s reads %j as %s', (language, range, text) => {
  const { container } = render(
    <BlockFrame language={language}>
      <Salary {...range} language={language} />
    </BlockFrame>,
  )

  expect(container.textContent).toBe(text)
})

test('shows what it is only where no amount does', () => {
  const { rerender, getByText } = render(<Shown from={380_000} to={null} />)
  expect(getByText('Salary:')).toHaveClass('visually-hidden')

  rerender(<Shown {...open} />)
  expect(getByText('Salary:')).not.toHaveClass('visually-hidden')
})

function Shown(range: { from: number | null; to: number | null }) {
  return (
    <BlockFrame language="en">
      <Salary {...range} language="en" />
    </BlockFrame>
  )
}
