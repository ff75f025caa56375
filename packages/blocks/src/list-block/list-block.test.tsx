import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import { BlockFrame } from '../testing/block-frame'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { lastOf, showBlock } from '../testing/show-block'
import { ListBlock } from './list-block'
import { fixtures } from './list-block.fixtures'
import type { ListBlockOptions } from './list-block.options'

const { initial } = fixtures['with and without pictures, of several pages']

let calls: FakeCall[]
beforeEach(() => {
  calls = fakeApi()
})

test('asks for nothing while the address asks for nothing, and says how many there are', () => {
  show()

  expect(calls).toEqual([])
  expect(screen.getByText('20 entries in the list')).toHaveAttribute('role', 'status')
})

test('holds the letter and the order in the address, from the first page on', async () => {
  const { address } = show('?page=2')

  fireEvent.click(screen.getByRole('link', { name: 'Ш' }))
  expect(address()).toBe('?letter=%D0%A8')
  fireEvent.click(screen.getByRole('radio', { name: 'Alphabetical' }))

  expect(address()).toBe('?letter=%D0%A8&sort=title')
  expect((await lastOf(calls)).body).toEqual({ slug: '', lang: 'en', per_page: 12, page: 1, list_id: 7, letter: 'Ш', sort: 'title', order: 'asc' })
  expect(screen.getByRole('link', { name: 'Ш' })).toHaveAttribute('aria-current', 'true')
})

test('lets go of a letter that the language of the page does not have', () => {
  show('?letter=Q')

  expect(calls).toEqual([])
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
})

test('does not let the address change what the editor has fixed, but for the order', async () => {
  show('?letter=А&q=chess&sort=position', { list_id: 7, letter: 'Ш', q: 'клуб', sort: 'title', order: 'desc' })

  expect((await lastOf(calls)).body).toMatchObject({ letter: 'Ш', q: 'клуб', sort: 'position', order: 'asc' })
  expect(screen.queryByRole('navigation', { name: 'First letter' })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('gives an order of the editor that is not offered no name that is not true of it, and leads from it to any other and back', async () => {
  const { address } = show('', { list_id: 7, sort: 'title', order: 'desc' })
  expect(screen.getByRole('radio', { name: 'Default order' })).toBeChecked()

  fireEvent.click(screen.getByRole('radio', { name: 'Alphabetical' }))
  expect((await lastOf(calls)).body).toMatchObject({ sort: 'title', order: 'asc' })
  fireEvent.click(screen.getByRole('radio', { name: 'Default order' }))

  expect(address()).toBe('')
})

test('offers nothing to narrow a short list by', () => {
  show('', { list_id: 9 }, fixtures['short, without pictures'].initial)

  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('shows the answer', async () => {
  show()
  fireEvent.click(screen.getByRole('link', { name: 'А' }))

  const call = await lastOf(calls)
  await act(async () => call.answer(answerOf(entry({ title_en: 'Chess club' }))))

  expect(await screen.findByText('Chess club')).toBeInTheDocument()
  expect(screen.getByText('1 entry in the list')).toBeInTheDocument()
})

test('keeps what two lists were answered apart', async () => {
  show('?page=2', { list_id: 7 })
  const first = await lastOf(calls)
  await act(async () => first.answer(answerOf(entry({ title_en: 'Chess club' }))))
  expect(await screen.findByText('Chess club')).toBeInTheDocument()

  show('?page=2', { list_id: 8 })
  const second = await lastOf(calls)

  expect([calls.length, second.body]).toEqual([2, expect.objectContaining({ list_id: 8, page: 2 })])
})

test('leads where an entry leads, links in its text in the language of the page', () => {
  show()

  expect(screen.getByRole('link', { name: '«Ақ уәзір» шахмат клубы' })).toHaveAttribute('href', '/en/news/1005')
  expect(screen.getByRole('link', { name: '318-бөлме' })).toHaveAttribute('href', '/en/page/about/campus')
  expect(screen.getByText('«Ақ уәзір» шахмат клубы')).toHaveAttribute('lang', 'kk')
  expect(screen.queryByRole('link', { name: 'Дебатный клуб' })).toBeNull()
})

test('tells the headings of one entry from those of another, and leads to its own', () => {
  const text: LocalText = { text: '<h2>Contacts</h2><p><a href="#contacts">down</a></p>', language: 'en' }
  const [club, hiking] = initial.page.items.map((item) => ({ ...item, text }))
  show('', { list_id: 7 }, { ...initial, page: { ...initial.page, items: [club, hiking].flatMap((item) => item ?? []) } })

  const headings = screen.getAllByRole('heading', { name: 'Contacts' }).map(({ id }) => id)
  expect(headings).toEqual(['Entry-701-contacts', 'Entry-709-contacts'])
  expect(screen.getAllByRole('link', { name: 'down' }).map((link) => link.getAttribute('href'))).toEqual(headings.map((id) => `#${id}`))
})

test('names a file with its language, type and size', () => {
  show()

  const hiking = screen.getByText('Hiking club').closest('[data-linked]') as HTMLElement
  expect(within(hiking).getByRole('link', { name: 'PDF Правила безопасности Russian · 74\u00a0KB' })).toHaveAttribute('href', '/media/hiking-safety-a80c57ee.pdf')
})

test('stands below its title, in the language that it is in, and is called so', () => {
  show()

  const heading = within(screen.getByRole('region', { name: 'Клубтар мен үйірмелер' })).getByRole('heading', { level: 2, name: 'Клубтар мен үйірмелер' })
  expect(within(heading).getByText('Клубтар мен үйірмелер')).toHaveAttribute('lang', 'kk')
})

test('names no language where the title is in that of the page', () => {
  show('', { list_id: 7 }, { ...initial, title: { text: 'Clubs and societies', language: 'en' } })

  expect(within(screen.getByRole('heading', { level: 2 })).getByText('Clubs and societies')).not.toHaveAttribute('lang')
})

test('is numbered where the page shows another part of the same list', () => {
  render(
    <BlockFrame language="en" environment={{ isOneOfSeveral: true, earlierTitles: ['Клубтар мен үйірмелер'] }}>
      <ListBlock options={{ list_id: 7, letter: 'Ш' }} initial={initial} />
    </BlockFrame>,
  )

  expect(screen.getByRole('region', { name: 'Клубтар мен үйірмелер (2)' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Клубтар мен үйірмелер' })).toBeInTheDocument()
})

test('has a plain heading where the list has no title', () => {
  show('', { list_id: 7 }, fixtures['several pages, without a title'].initial)

  expect(within(screen.getByRole('region', { name: 'List' })).getByRole('heading', { level: 2, name: 'List' })).toBeInTheDocument()
})

function show(start = '', options: ListBlockOptions = { list_id: 7 }, first = initial) {
  return showBlock(<ListBlock options={options} initial={first} />, start, calls)
}

function entry(fields: Partial<Schema<'Entry'>>): Schema<'Entry'> {
  return { id: 1, list_id: 7, title_kz: null, title_ru: null, title_en: null, text_kz: null, text_ru: null, text_en: null, link: null, image: null, files: [], sort_order: 0, ...fields }
}

function answerOf(...data: Schema<'Entry'>[]): Schema<'EntryList'> {
  return { title_kz: 'Клубтар мен үйірмелер', title_ru: null, title_en: null, data, current_page: 1, last_page: 1, per_page: 12, total: data.length, letters: ['А', 'Ш'] }
}
