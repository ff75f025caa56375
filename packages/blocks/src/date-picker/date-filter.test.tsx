import { fireEvent, render, screen } from '@testing-library/react'
import type { Language } from '../environment/environment'
import { BlockFrame } from '../testing/block-frame'
import { DateFilter } from './date-filter'
import type { DateRangeProps } from './date-range'
import type { Days } from './days'

// antd itself is the other test's.
jest.mock('./date-range', () => ({
  DateRange: ({ value, locale, isWanted, onChange }: DateRangeProps) => (
    <button onClick={() => onChange({ from: '2026-12-01', to: undefined })}>{[locale.locale, value.from, isWanted && 'wanted'].filter(Boolean).join(' ')}</button>
  ),
}))

test('stays a button until somebody wants the days', () => {
  show()

  expect(screen.getByRole('button', { name: 'Choose dates' })).toHaveAttribute('aria-busy', 'false')
})

test.each([
  ['kz', 'kk'],
  ['ru', 'ru'],
  ['en', 'en-gb'],
] as const)('becomes the calendar of the language, opened, once it is clicked: %s', async (language, locale) => {
  const changes: Days[] = []
  show({ language, onChange: (days) => changes.push(days) })

  fireEvent.click(screen.getByRole('button', { name: 'Choose dates' }))
  fireEvent.click(await screen.findByRole('button', { name: `${locale} wanted` }))

  expect(changes).toEqual([{ from: '2026-12-01', to: undefined }])
})

test('is the calendar from the beginning where the address has days, and does not take the focus', async () => {
  show({ value: { from: '2026-11-01', to: undefined } })

  expect(await screen.findByRole('button', { name: 'en-gb 2026-11-01' })).not.toHaveFocus()
})

function show({ language = 'en', value = { from: undefined, to: undefined }, onChange = () => undefined }: { language?: Language; value?: Days; onChange?: (days: Days) => void } = {}) {
  render(
    <BlockFrame language={language}>
      <DateFilter label="Choose dates" value={value} onChange={onChange} />
    </BlockFrame>,
  )
}
