import { act, fireEvent, screen, within } from '@testing-library/react'
import { aDocument, documentList } from '../testing/contract-documents'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { choose, lastOf, settle, showBlock } from '../testing/show-block'
import { DocsListBlock } from './docs-list-block'
import { fixtures } from './docs-list-block.fixtures'
import type { DocsListBlockOptions } from './docs-list-block.options'

const { initial } = fixtures['all categories']

let calls: FakeCall[]
beforeEach(() => {
  calls = fakeApi()
})

test('asks for nothing while the address asks for nothing, and says how many there are', () => {
  show()

  expect(calls).toEqual([])
  expect(screen.getByText('29 documents found')).toHaveAttribute('role', 'status')
})

test('opens the tree so far as a category is chosen, and asks for its documents', async () => {
  const { address } = show('?page=3&q=rules')
  expect(screen.queryByRole('link', { name: 'Правила приёма 6' })).toBeNull()

  fireEvent.click(screen.getByRole('link', { name: 'Обучение 25' }))
  expect(screen.getByRole('link', { name: 'Обучение 25' })).toHaveAttribute('aria-current', 'true')
  fireEvent.click(screen.getByRole('link', { name: 'Правила приёма 6' }))

  expect(address()).toBe('?q=rules&category=11')
  expect((await lastOf(calls)).body).toEqual({ slug: '', lang: 'en', per_page: 10, page: 1, q: 'rules', category_id: 11 })
  expect(screen.getByRole('link', { name: 'Обучение 25' })).not.toHaveAttribute('aria-current')
  expect(screen.queryByRole('link', { name: 'Устав и стратегия 4' })).toBeNull()
})

test('holds year, language and order in the address', async () => {
  const { address } = show()

  choose('Year of approval', '2025')
  choose('File language', 'ru')
  choose('Sort by', 'title')

  expect(address()).toBe('?year=2025&file=ru&sort=title')
  expect((await lastOf(calls)).body).toMatchObject({ year: 2025, doc_lang: 'ru', sort: 'title', order: 'asc' })
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('')
})

test('offers the years of the category that is chosen, and the one that is chosen itself', async () => {
  const { reply } = show('?year=2025')
  fireEvent.click(screen.getByRole('link', { name: 'Обучение 25' }))

  await reply(({ answer }) => answer({ ...documentList([aDocument(1)]), years: [2026, 2020] }))

  const years = within(screen.getByLabelText('Year of approval')).getAllByRole('option').map(({ textContent }) => textContent)
  expect([years, screen.getByLabelText('Year of approval')]).toEqual([['All years', '2026', '2025', '2020'], expect.objectContaining({ value: '2025' })])
})

test('lets the reader choose within the category that the editor has fixed, and not beyond', async () => {
  show('?category=21&year=2025', { category_id: 10, year: 2026 })

  await settle()
  expect(calls).toEqual([])
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Обучение')
  expect(screen.queryByLabelText('Year of approval')).toBeNull()
  expect(screen.queryByRole('link', { name: /Управление/ })).toBeNull()

  fireEvent.click(screen.getByRole('link', { name: 'Академическая честность 1' }))

  expect((await lastOf(calls)).body).toMatchObject({ category_id: 12, year: 2026 })
})

test('shows the answer', async () => {
  show('?file=en')

  const call = await lastOf(calls)
  await act(async () => call.answer(documentList([aDocument(7)])))

  expect(await screen.findByRole('heading', { name: 'Document 7' })).toBeInTheDocument()
  expect(screen.getByText('1 document found')).toBeInTheDocument()
})

test('says of a document what is on record, of its files language, type and size', () => {
  show()

  const integrity = rowOf('Academic Integrity Policy')
  expect(within(integrity).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Approved 2020-08-27',
    'Valid until 2025-08-27',
    'Expired',
    'DOCXAcademic Integrity Policy: English 413\u00a0KB',
  ])
  expect(within(integrity).getByRole('link')).toHaveAttribute('hreflang', 'en')
  expect(within(rowOf('№ 5-н/қ')).getByText('The file is not published on the site')).toBeInTheDocument()
  expect(within(rowOf('Бакалавриатқа қабылдау қағидалары')).getByRole('heading')).toHaveAttribute('lang', 'kk')
})

test('leads back to the first version, without those of other documents, and asks once', async () => {
  show()
  const rules = rowOf('Бакалавриатқа қабылдау қағидалары')
  const button = within(rules).getByRole('button', { name: /^Earlier versions.*Бакалавриатқа қабылдау қағидалары$/ })

  fireEvent.click(button)
  const call = await lastOf(calls)
  // Of all categories: an earlier one may stand in another.
  expect(call.body).toEqual({ slug: '', lang: 'en', include_replaced: true, page: 1, per_page: 100 })
  await act(async () => call.answer(documentList([aDocument(501, { replaces_id: 412 }), aDocument(305, { version: '2.0' }), aDocument(9), aDocument(412, { replaces_id: 305, version: '3.0' })])))
  const versions = within(rules).getByText('Document 412').closest('ol') as HTMLElement
  expect(within(versions).getAllByText(/^Document/).map(({ textContent }) => textContent)).toEqual(['Document 412', 'Document 305'])
  expect(button).toHaveAttribute('aria-expanded', 'true')

  fireEvent.click(button)
  expect(versions).not.toBeVisible()
  fireEvent.click(button)
  expect(versions).toBeVisible()
  await settle()
  expect(calls).toHaveLength(1)
})

test('ends with versions that name each other in a circle', async () => {
  show()
  const rules = rowOf('Бакалавриатқа қабылдау қағидалары')
  fireEvent.click(within(rules).getByRole('button'))

  const call = await lastOf(calls)
  await act(async () => call.answer(documentList([aDocument(412, { replaces_id: 305 }), aDocument(305, { replaces_id: 501 })])))

  expect(within(rules).getAllByText(/^Document/)).toHaveLength(2)
})

test('says when earlier versions are not there, or could not be fetched, and tries again', async () => {
  show()
  const rules = rowOf('Бакалавриатқа қабылдау қағидалары')
  fireEvent.click(within(rules).getByRole('button'))
  const failing = await lastOf(calls)
  await act(async () => failing.fail())
  expect(await within(rules).findByRole('alert')).toHaveTextContent(/could not be loaded/)

  fireEvent.click(within(rules).getByRole('button', { name: 'Try again' }))
  const call = await lastOf(calls)
  await act(async () => call.answer(documentList([])))

  expect(await within(rules).findByText('Earlier versions are not on the site.')).toBeInTheDocument()
})

const rowOf = (title: string) => screen.getByRole('heading', { name: title }).closest('article') as HTMLElement

function show(start = '', options: DocsListBlockOptions = {}) {
  return showBlock(<DocsListBlock options={options} initial={initial} />, start, calls)
}
