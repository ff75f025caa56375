import { act, fireEvent, screen, within } from '@testing-library/react'
import { aPrice, priceList } from '../testing/contract-prices'
import { savedFiles } from '../testing/saved-files'
import { choose, lastOf, replyTo, settle, showBlock } from '../testing/show-block'
import { drawPrices } from './draw-prices'
import { PriceEducation } from './price-education'
import { fixtures } from './price-education.fixtures'
import type { PriceEducationOptions } from './price-education.options'

jest.mock('./draw-prices', () => ({ drawPrices: jest.fn(() => document.createElementNS('http://www.w3.org/2000/svg', 'svg')) }))

test('asks for nothing while the address asks for nothing', () => {
  const { calls } = show()

  expect(calls).toEqual([])
  expect(screen.getByText('4 fees found')).toHaveAttribute('role', 'status')
})

test('holds every choice in the address, from the first page on', async () => {
  const { calls, address } = show('?page=3')

  choose('Level', 'master')
  expect(address()).toBe('?level=master')
  choose('Field of study', '14')
  choose('Academic year', '2025-2026')
  fireEvent.click(screen.getByRole('radio', { name: 'International students' }))

  expect(address()).toBe('?level=master&field=14&year=2025-2026&for=foreign')
  expect((await lastOf(calls)).body).toEqual({ slug: '', lang: 'en', per_page: 20, page: 1, level: 'master', category_id: 14, academic_year: '2025-2026' })
})

test('lets go of a field that another level does not have, and keeps one that it has', () => {
  const { address } = show('?level=master&field=14')

  choose('Level', 'bachelor')
  expect(address()).toBe('?level=bachelor')
  choose('Field of study', '6')
  choose('Level', '')

  expect(address()).toBe('?field=6')
})

test('does not let the address change what the editor has fixed', async () => {
  const { calls } = show('?level=master&field=14&form=evening', { level: 'bachelor', category_id: 1 })

  expect((await lastOf(calls)).body).toMatchObject({ level: 'bachelor', category_id: 1, study_form: 'evening' })
  expect(screen.queryByLabelText('Level')).toBeNull()
})

test('shows the answer', async () => {
  const { calls } = show('?form=distance')

  await replyTo(calls, (call) => call.answer(priceList(aPrice({ program_name_en: 'Nursing' }))))

  expect(await screen.findByRole('rowheader', { name: /Nursing/ })).toBeInTheDocument()
  expect(screen.getByText('1 fee found')).toBeInTheDocument()
})

test('sorts by a column, then the other way round, and says so', async () => {
  const { calls, address } = show()
  const header = () => screen.getByRole('columnheader', { name: 'Citizens of Kazakhstan' })
  expect(header()).not.toHaveAttribute('aria-sort')

  fireEvent.click(within(header()).getByRole('button'))
  expect([address(), header().getAttribute('aria-sort')]).toEqual(['?sort=citizen', 'ascending'])
  fireEvent.click(within(header()).getByRole('button'))

  expect([address(), header().getAttribute('aria-sort')]).toEqual(['?sort=-citizen', 'descending'])
  expect((await lastOf(calls)).body).toMatchObject({ sort: 'price_citizen', order: 'desc' })
})

test('sorts as the reader wants, where the editor has chosen an order, too', async () => {
  const { calls } = show('?sort=-citizen', { sort: 'program_name', order: 'asc' })

  expect(screen.getByRole('columnheader', { name: 'Citizens of Kazakhstan' })).toHaveAttribute('aria-sort', 'descending')
  expect((await lastOf(calls)).body).toMatchObject({ sort: 'price_citizen', order: 'desc' })
})

test('shows whose fees are wanted', () => {
  const { calls } = show('?for=foreign')

  expect(screen.queryByRole('columnheader', { name: 'Citizens of Kazakhstan' })).toBeNull()
  expect(screen.getByRole('cell', { name: /1,050,000/ })).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('looks for words after a pause, keeps the focus, and one step back undoes them', () => {
  jest.useFakeTimers()
  const { address, steps } = show()
  const field = screen.getByLabelText('Programme or code')
  field.focus()

  for (const value of ['l', 'la', 'law']) fireEvent.change(field, { target: { value } })
  expect(address()).toBe('')
  act(() => jest.advanceTimersByTime(300))
  fireEvent.change(field, { target: { value: 'laws' } })
  act(() => jest.advanceTimersByTime(300))
  jest.useRealTimers()

  expect([address(), steps()]).toEqual(['?q=laws', 1])
  expect(field).toHaveFocus()
})

test('sorts by no column that is not shown', async () => {
  const { address, calls } = show('?sort=-foreign')
  await replyTo(calls, (call) => call.answer(priceList(aPrice({ program_name_en: 'Nursing' }))))

  fireEvent.click(screen.getByRole('radio', { name: 'Citizens of Kazakhstan' }))

  expect([address(), calls.length]).toEqual(['?sort=-foreign&for=citizen', 1])
  expect(screen.getByLabelText('Sort by')).toHaveValue('')
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
})

test('takes a year whose fees are gone for none: the newest is shown, and can be seen to be', async () => {
  const { calls } = show('?year=2019-2020')

  await settle()
  expect(calls).toEqual([])
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('2026–2027')
  expect(screen.getByLabelText('Academic year')).toHaveValue('2026-2027')
})

test('takes all filters back at once', () => {
  const { address } = show('?level=master&q=law&sort=name&mode=preview')

  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

  expect(address()).toBe('?mode=preview')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(screen.getByLabelText('Programme or code')).toHaveValue('')
})

test('saves every fee of the choice as a file', async () => {
  const files = savedFiles()
  const { calls } = show('?level=master')

  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect((await lastOf(calls)).body).toMatchObject({ level: 'master', per_page: 100 })
  await replyTo(calls, (call) => call.answer(priceList(aPrice({ program_code: '7M06102', program_name_en: '=cmd', note_en: null }))))

  const [file] = await files()
  expect(file?.text).toContain('Code,Programme,Level,')
  expect(file?.text).toContain("7M06102,'=cmd,")
  expect(file?.name).toBe('tuition-fees-2026-2027.csv')
})

test('prints every fee of the choice, then shows the page as before', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { calls } = show()

  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  await replyTo(calls, (call) => call.answer(priceList(aPrice({ program_name_en: 'Nursing' }))))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Nursing')])

  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
})

test('prints the fees from a page that could not be loaded, too', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { calls } = show('?page=2')
  await replyTo(calls, (call) => call.fail())
  expect(await screen.findByRole('alert')).toBeInTheDocument()

  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  await replyTo(calls, (call) => call.answer(priceList(aPrice({ program_name_en: 'Nursing' }))))

  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('rowheader')).toHaveTextContent('Nursing')
})

test('compares the fees in a chart with its table behind it', async () => {
  const { calls } = show()

  fireEvent.click(screen.getByRole('button', { name: 'Show the chart' }))
  await replyTo(calls, (call) => call.answer(priceList(aPrice({ program_name_en: 'Nursing', price_citizen: 900_000, price_foreign: null }))))

  const figure = screen.getByRole('figure', { name: /Tuition fees compared/ })
  expect(drawPrices).toHaveBeenCalledWith(expect.objectContaining({ width: 640, audiences: ['citizen', 'foreign'], rows: [expect.objectContaining({ label: 'Nursing', citizen: [900_000] })] }))
  expect(within(figure).getByRole('row', { name: /Nursing 900,000.₸ —/ })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Hide the chart' }))
  expect(screen.queryByRole('figure')).toBeNull()
})

test('says of each fee from when it holds, where they begin on several days', () => {
  const { initial } = fixtures['all levels']
  const [first, ...others] = initial.page.items
  showBlock(<PriceEducation options={{}} initial={{ ...initial, page: { ...initial.page, items: [{ ...first!, since: '2027-01-15' }, ...others] } }} />)

  expect(screen.getAllByRole('rowheader').map(({ textContent }) => /In force from .*/.exec(textContent ?? '')?.[0])).toEqual(['In force from 2027-01-15.', ...others.map(() => 'In force from 2026-07-01.')])
  expect(screen.getByText(/^Fees are for one academic year/)).not.toHaveTextContent('In force')
})

test('names no year in the table where none is known', () => {
  const { page } = fixtures['all levels'].initial
  showBlock(<PriceEducation options={{}} initial={{ page, categories: [], years: [] }} />)

  expect(screen.getByRole('table', { name: 'Fees by programme' })).toBeVisible()
})

function show(start = '', options: PriceEducationOptions = {}) {
  return showBlock(<PriceEducation options={options} initial={fixtures['all levels'].initial} />, start)
}
