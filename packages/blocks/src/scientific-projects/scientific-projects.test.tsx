import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Schema } from '@university/api-client/types'
import { drawBars } from '../chart/draw-bars'
import { savedFiles } from '../testing/saved-files'
import { choose, showBlock } from '../testing/show-block'
import { ScientificProjects } from './scientific-projects'
import { fixtures } from './scientific-projects.fixtures'
import type { ScientificProjectsOptions } from './scientific-projects.options'

jest.mock('../chart/draw-bars', () => ({ drawBars: jest.fn(() => document.createElementNS('http://www.w3.org/2000/svg', 'svg')) }))

test('shows what the build knows, without a request: how far, who, and the rest folded away', () => {
  const { calls } = show()

  expect(calls).toEqual([])
  expect(screen.getByText('4 projects found')).toHaveAttribute('role', 'status')
  const [planned, ongoing] = screen.getAllByRole('article')
  expect(planned).toHaveTextContent(/^2027–2029Planned/)
  expect(within(ongoing as HTMLElement).getByRole('link', { name: 'Оспанов Дәурен Қайратұлы' })).toHaveAttribute('href', '/en/portfolio/84')
  expect(ongoing).toHaveTextContent(/450,000,000.₸·?.*BR24992810/)
  expect(ongoing?.querySelector('details')).not.toHaveAttribute('open')
  expect(within(ongoing as HTMLElement).getByRole('link', { name: 'Аралық есеп (PDF)', hidden: true })).toHaveAttribute('href', '/media/report-1f2e3d4c.pdf')
})

test('gives each text of each project anchors of its own', () => {
  const { initial } = fixtures['in every state']
  const text = { text: '<h2>In short</h2>', language: 'en' } as const
  const items = initial.page.items.slice(0, 2).map((item, index) => ({ ...item, id: 31 + index, goal: text, results: text }))
  showBlock(<ScientificProjects options={{}} initial={{ ...initial, page: { ...initial.page, items } }} />)

  const headings = screen.getAllByRole('heading', { name: 'In short', hidden: true })
  expect(headings.map(({ id }) => id)).toEqual(['Project-31-goal-in-short', 'Project-31-results-in-short', 'Project-32-goal-in-short', 'Project-32-results-in-short'])
})

test('holds every choice in the address, from the first page on, and asks for it', async () => {
  const { address, lastCall } = show('?page=2')

  choose('Type of research', '2')
  choose('Funding', '1')
  choose('Year', '2025')
  choose('Principal investigator', '84')
  choose('Status', 'completed')
  choose('Sort by', 'budget')

  expect(address()).toBe('?type=2&funding=1&year=2025&leader=84&status=completed&sort=budget')
  expect((await lastCall()).body).toEqual({
    slug: '',
    lang: 'en',
    page: 1,
    type_id: 2,
    funding_id: 1,
    year: 2025,
    leader_id: 84,
    status: 'completed',
    sort: 'budget_amount',
    order: 'desc',
  })
})

test('leaves out of the address what is no filter', () => {
  expect(show('?type=all&year=1066&status=lost&sort=size&leader=-1').calls).toEqual([])
})

test('does not let the address change what the editor has fixed, but the order', async () => {
  const { lastCall } = show('?type=2&status=planned&sort=oldest', { type_id: 1, sort: 'title' })

  expect((await lastCall()).body).toMatchObject({ type_id: 1, status: 'planned', sort: 'starts_at', order: 'asc' })
  expect(screen.queryByLabelText('Type of research')).toBeNull()
})

test('begins with the order of the editor, which is then no choice of the reader', () => {
  const { address, calls } = show('', { sort: 'budget_amount' })
  expect(screen.getByLabelText('Sort by')).toHaveValue('budget')

  choose('Sort by', 'title')
  choose('Sort by', 'budget')

  expect([address(), calls]).toEqual(['', []])
})

test('shows the answer, drops one that was overtaken, and offers to try again where there is none', async () => {
  const { lastCall, reply } = show('?status=planned')
  const planned = await lastCall()
  choose('Status', 'stopped')
  expect(planned.signal.aborted).toBe(true)

  await reply((call) => call.fail())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await reply((call) => call.answer(answerOf(row({ title_en: 'Thin-film cells', status: 'stopped' }))))

  expect(await screen.findByRole('heading', { level: 3, name: 'Thin-film cells' })).toBeInTheDocument()
  expect(screen.getByText('1 project found')).toBeInTheDocument()
})

test('counts the projects of each field in a chart, by the filters that hold', async () => {
  const { lastCall, reply } = show('?type=2')
  await lastCall()

  fireEvent.click(screen.getByRole('button', { name: 'Show the chart' }))
  expect((await lastCall()).body).toMatchObject({ type_id: 2, per_page: 100 })
  await reply((call) => call.answer(answerOf(row({ priority_en: 'Ecology' }), row({ id: 2, priority_en: 'Ecology', status: 'completed' }), row({ id: 3 }))))

  const figure = screen.getByRole('figure', { name: /Projects by field of science/ })
  expect(drawBars).toHaveBeenCalledWith([{ id: 'Ecology', label: 'Ecology', parts: [1, 1] }, { id: '', label: 'No field given', parts: [1, 0] }], 640)
  expect(within(figure).getByRole('row', { name: 'Ecology 1 1' })).toBeInTheDocument()

  choose('Type of research', '1')
  expect((await lastCall()).body).toMatchObject({ type_id: 1, per_page: 100 })
  expect(screen.getByRole('figure')).toBe(figure)
  fireEvent.click(screen.getByRole('button', { name: 'Hide the chart' }))
  expect(screen.queryByRole('figure')).toBeNull()
})

test('a chart that could not be asked for says so, and tries again when it is shown again', async () => {
  const { reply, calls } = show()
  const button = () => screen.getByRole('button', { name: /the chart/ })

  fireEvent.click(button())
  await reply((call) => call.fail())
  expect(screen.getByText(/could not be loaded/)).toBeInTheDocument()
  fireEvent.click(button())
  fireEvent.click(button())
  await reply((call) => call.answer(answerOf(row({}))))

  expect(screen.getByRole('figure')).toBeInTheDocument()
  expect(calls).toHaveLength(2)
})

test('shows no chart of other filters where that of the choice could not be asked for', async () => {
  const { reply } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Show the chart' }))
  await reply((call) => call.answer(answerOf(row({}))))
  expect(screen.getByRole('figure')).toBeInTheDocument()

  choose('Type of research', '1')
  await reply((call) => call.fail())

  expect(screen.getByText(/could not be loaded/)).toBeInTheDocument()
  expect(screen.queryByRole('figure')).toBeNull()
})

test('saves every project of the choice as a file, and prints all of it unfolded', async () => {
  const files = savedFiles()
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { reply } = show()

  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await reply((call) => call.answer(answerOf(row({ irn: 'AP19675432', title_en: '=cmd', budget_amount: 5_000_000 }))))
  const [file] = await files()
  expect(file?.name).toBe('research-projects.csv')
  expect(file?.text).toMatch(/Registration number,Title,.*\r\nAP19675432,'=cmd,.*,5000000,0,In progress\r\n$/)

  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  await reply((call) => call.answer(answerOf(row({}), row({ id: 2 }))))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('article').map((article) => article.querySelector('details')?.open)).toEqual([true, true])

  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('article').map((article) => article.querySelector('details')?.open)).toEqual([false, false, false, false])
})

test('leaves open after printing what the reader had opened, and nothing else', async () => {
  jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { reply } = show()
  const opened = () => screen.getAllByRole('article').map((article) => article.querySelector('details')?.open)
  const rows = fixtures['in every state'].initial.page.items.map(({ id }) => row({ id }))
  // jsdom opens it, and tells so a moment later, as browsers do.
  fireEvent.click(screen.getAllByRole('article')[1]?.querySelector('summary') as HTMLElement)
  await waitFor(() => expect(opened()).toEqual([false, true, false, false]))
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))

  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  await reply((call) => call.answer(answerOf(...rows)))
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(opened()).toEqual([true, true, true, true])
  act(() => void window.dispatchEvent(new Event('afterprint')))

  expect(opened()).toEqual([false, true, false, false])
})

test('prints nothing of filters that hold no longer', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { lastCall, calls } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  const forPaper = await lastCall()

  choose('Status', 'completed')
  await waitFor(() => expect(calls).toHaveLength(2))
  await act(async () => forPaper.answer(answerOf(row({}))))

  expect(print).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'false')
})

test('shows what is chosen after printing where the browser does not tell that it has ended', async () => {
  jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { reply } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  await reply((call) => call.answer(answerOf(row({}), row({ id: 2 }))))
  expect(screen.getAllByRole('article')).toHaveLength(2)

  choose('Status', 'completed')
  await reply((call) => call.answer(answerOf(row({ id: 3 }))))

  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('asks for a file once, however often its button is pressed', async () => {
  const files = savedFiles()
  const { reply, calls } = show()

  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await reply((call) => call.answer(answerOf(row({}))))

  expect([calls.length, (await files()).length]).toEqual([1, 1])
})

function show(start = '', options: ScientificProjectsOptions = {}) {
  return showBlock(<ScientificProjects options={options} initial={fixtures['in every state'].initial} />, start)
}

function row(fields: Partial<Schema<'ScientificProject'>>): Schema<'ScientificProject'> {
  const texts = Object.fromEntries(['title', 'priority', 'customer', 'goal', 'results'].flatMap((name) => ['kz', 'ru', 'en'].map((language) => [`${name}_${language}`, null])))
  const ref = { id: 1, slug: null, name_kz: 'Іргелі', name_ru: null, name_en: null }
  return {
    id: 1,
    irn: null,
    type: ref,
    funding: ref,
    leader: { portfolio_id: null, full_name_kz: 'Оспанов', full_name_ru: null, full_name_en: null, role_kz: null, role_ru: null, role_en: null },
    members: [],
    starts_at: '2026-01-05',
    ends_at: '2028-12-31',
    budget_amount: null,
    currency: 'KZT',
    publications_count: 0,
    report: null,
    status: 'ongoing',
    updated_at: '2026-02-03T08:15:00Z',
    ...texts,
    ...fields,
  } as Schema<'ScientificProject'>
}

function answerOf(...data: Schema<'ScientificProject'>[]): Schema<'ScientificProjectList'> {
  return { data, current_page: 1, last_page: 1, per_page: 12, total: data.length, years: [2026] }
}
