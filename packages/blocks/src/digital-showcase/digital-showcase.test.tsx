import { fireEvent, screen, within } from '@testing-library/react'
import type { Schema } from '@university/api-client/types'
import { drawBars } from '../chart/draw-bars'
import { choose, showBlock } from '../testing/show-block'
import { DigitalShowcase } from './digital-showcase'
import { fixtures } from './digital-showcase.fixtures'
import type { DigitalShowcaseOptions } from './digital-showcase.options'

jest.mock('../chart/draw-bars', () => ({ drawBars: jest.fn(() => document.createElementNS('http://www.w3.org/2000/svg', 'svg')) }))

test('shows what the build knows, without a request: the state of each product and the way to it', () => {
  const { calls } = show()

  expect(calls).toEqual([])
  expect(screen.getByText('4 products found')).toHaveAttribute('role', 'status')
  const [live, pilot] = screen.getAllByRole('article')
  expect(within(live as HTMLElement).getByRole('link', { name: /^Open\s*: Sabaq/ })).toHaveAttribute('href', expect.stringContaining('https://sabaq.kokzhiek.example'))
  expect(live).toHaveTextContent('In use')
  expect(live).toHaveTextContent('9 / 9')
  expect(pilot).toHaveTextContent(/On trial.*Not open to visitors/)
})

test('gives the text of each product anchors of its own', () => {
  const { initial } = fixtures['in every state']
  const description = { text: '<h2>In short</h2>', language: 'en' } as const
  const items = initial.page.items.slice(0, 2).map((item) => ({ ...item, description }))
  showBlock(<DigitalShowcase options={{}} initial={{ ...initial, page: { ...initial.page, items } }} />)

  const headings = screen.getAllByRole('heading', { name: 'In short', hidden: true })
  expect(headings.map(({ id }) => id)).toEqual(['Product-801-in-short', 'Product-802-in-short'])
})

test('holds every choice in the address, from the first page on, and asks for it', async () => {
  const { address, lastCall } = show('?page=2')

  fireEvent.click(screen.getByRole('radio', { name: 'Жасанды интеллект' }))
  choose('Status', 'pilot')
  choose('Sort by', 'trl')

  expect(address()).toBe('?category=2&status=pilot&sort=trl')
  expect((await lastCall()).body).toEqual({ slug: '', lang: 'en', page: 1, category_id: 2, status: 'pilot', sort: 'trl', order: 'desc' })
})

test('leaves out of the address what is no filter', () => {
  expect(show('?category=ai&status=dead&sort=price&q=x').calls).toEqual([])
})

test('does not let the address change what the editor has fixed, but the order', async () => {
  const { lastCall } = show('?category=2&sort=title&q=sabaq', { category_id: 1 })

  expect((await lastCall()).body).toMatchObject({ category_id: 1, q: 'sabaq', sort: 'title' })
  expect(screen.queryByRole('radio')).toBeNull()
})

test('shows the answer', async () => {
  const { reply } = show('?status=archived')

  await reply((call) => call.answer(answerOf(row({ title_en: 'E-dekanat', status: 'archived' }))))

  expect(await screen.findByRole('heading', { level: 3, name: 'E-dekanat' })).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent('Archived')
})

test('counts the products of each category in a chart, by the filters that hold', async () => {
  const { lastCall, reply } = show('?q=data')
  await lastCall()

  fireEvent.click(screen.getByRole('button', { name: 'Show the chart' }))
  expect((await lastCall()).body).toMatchObject({ q: 'data', per_page: 100 })
  const ai = { id: 2, slug: 'ai', name_kz: null, name_ru: null, name_en: 'AI' }
  await reply((call) => call.answer(answerOf(row({}), row({ id: 2, category: ai }), row({ id: 3, category: ai, status: 'pilot' }))))

  expect(drawBars).toHaveBeenCalledWith([{ id: '2', label: 'AI', parts: [1, 1] }, { id: '1', label: 'Қызметтер', parts: [1, 0] }], 640)
  expect(within(screen.getByRole('figure')).getByRole('row', { name: 'AI 1 1' })).toBeInTheDocument()
})

test('holds in the address that the chart is shown, and its rows for a while: it is there, with the page, for who comes back from another one', async () => {
  const { address, leave } = show('?page=2')
  fireEvent.click(screen.getByRole('button', { name: 'Show the chart' }))
  expect(address()).toBe('?page=2&view=chart')
  leave()

  const { calls, lastCall, reply, leave: leaveAgain } = show('?view=chart')
  await lastCall()
  expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ per_page: 100 })])
  await reply((call) => call.answer(answerOf(row({}))))
  leaveAgain()

  const third = show('?view=chart')
  expect(screen.getByRole('figure')).toBeInTheDocument()
  expect(third.calls).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Hide the chart' }))
  expect(third.address()).toBe('')
})

function show(start = '', options: DigitalShowcaseOptions = {}) {
  return showBlock(<DigitalShowcase options={options} initial={fixtures['in every state'].initial} />, start)
}

function row(fields: Partial<Schema<'ShowcaseItem'>>): Schema<'ShowcaseItem'> {
  return {
    id: 1,
    title_kz: null,
    title_ru: null,
    title_en: null,
    summary_kz: null,
    summary_ru: null,
    summary_en: null,
    description_kz: null,
    description_ru: null,
    description_en: null,
    category: { id: 1, slug: 'services', name_kz: 'Қызметтер', name_ru: null, name_en: null },
    logo: null,
    screenshots: [],
    url: null,
    developer_kz: null,
    developer_ru: null,
    developer_en: null,
    status: 'live',
    trl: null,
    patent_number: null,
    contact_email: null,
    launched_at: null,
    ...fields,
  }
}

function answerOf(...data: Schema<'ShowcaseItem'>[]): Schema<'ShowcaseList'> {
  return { data, current_page: 1, last_page: 1, per_page: 12, total: data.length, categories: [] }
}
