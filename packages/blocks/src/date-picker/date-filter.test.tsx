import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Language } from '../environment/environment'
import { BlockFrame } from '../testing/block-frame'
import { loadLocale } from '../antd/load-locale'
import { DateFilter } from './date-filter'
import type { DateRangeProps } from './date-range'
import type { Days } from './days'

// antd itself is the other test's.
jest.mock('./date-range', () => ({
  DateRange: ({ value, locale, isWanted, onChange }: DateRangeProps) => (
    <button onClick={() => onChange({ from: '2026-12-01', to: undefined })}>{[locale.locale, value.from, isWanted && 'wanted'].filter(Boolean).join(' ')}</button>
  ),
}))

jest.mock('../antd/load-locale', () => ({ loadLocale: jest.fn(jest.requireActual('../antd/load-locale').loadLocale) }))

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

test('asks again with the next click where it did not come, and tells the site', async () => {
  const lost = new Error('Loading chunk date-range failed')
  jest.mocked(loadLocale).mockRejectedValueOnce(lost)
  const onMissingCode = jest.fn()
  show({ value: { from: '2026-11-01', to: undefined }, onMissingCode })
  const button = screen.getByRole('button', { name: 'Choose dates' })

  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  expect(onMissingCode.mock.calls).toEqual([[lost, true]])
  fireEvent.click(button)

  expect(await screen.findByRole('button', { name: 'en-gb 2026-11-01 wanted' })).toBeVisible()
})

test('stays the calendar when its days are emptied, so that the focus stays in it', async () => {
  const { rerender } = show({ value: { from: '2026-11-01', to: undefined } })
  const calendar = await screen.findByRole('button', { name: 'en-gb 2026-11-01' })
  calendar.focus()

  rerender(filter({}))

  expect(calendar).toHaveFocus()
  expect(calendar).toHaveAccessibleName('en-gb')
})

interface Shown {
  language?: Language
  value?: Days
  onChange?: (days: Days) => void
  onMissingCode?: () => void
}

const show = (shown: Shown = {}) => render(filter(shown))

function filter({ language = 'en', value = { from: undefined, to: undefined }, onChange = () => undefined, onMissingCode = () => undefined }: Shown) {
  return (
    <BlockFrame language={language} environment={{ onMissingCode }}>
      <DateFilter label="Choose dates" names={{ from: 'First day', to: 'Last day', form: 'dd.mm.yyyy' }} value={value} onChange={onChange} />
    </BlockFrame>
  )
}
