import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { BlockEnvironment } from '../environment/environment'
import { useBlockEnvironment } from '../environment/environment'
import { idPrefixOf, IslandTree } from '../island/island-tree'
import { serverIslands } from '../island/server-islands'
import { SearchLink } from '../list/search-link'
import { findBlock } from '../registry'
import { BlockFrame } from '../testing/block-frame'
import { blockCode } from './block-code'
import type { BlockLoader, BlockView } from './block-definition'
import { EmbeddedBlock } from './embedded-block'
import type { PlacedBlock } from './placed-block'

jest.mock('../registry', () => ({ findBlock: jest.fn() }))
// There is time at once.
jest.mock('../environment/after-idle', () => ({ afterIdle: (action: () => void) => action() }))

/** Has what a reader may touch before the code is there. */
const Counter: BlockView<{ step?: number }, { start: number; until?: string }> = ({ options, initial }) => {
  const id = useId()
  const { search, changeSearch } = useBlockEnvironment()
  const [count, setCount] = useState(initial.start)
  const [level, setLevel] = useState('')
  const [text, setText] = useState('')
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <form
      aria-label="Counter"
      data-alive={isAlive}
      data-until={initial.until}
      onSubmit={(event) => {
        event.preventDefault()
        changeSearch(() => '?sent=1')
      }}
    >
      <button type="button" onClick={() => setCount(count + (options.step ?? 1))}>
        count {count}
      </button>
      <label htmlFor={id}>Level</label>
      <select id={id} value={level} onChange={({ target }) => setLevel(target.value)}>
        <option value="">all</option>
        <option value="master">master</option>
      </select>
      <input aria-label="Words" value={text} onChange={({ target }) => setText(target.value)} />
      <output>
        level={level} text={text} search={search}
      </output>
      <SearchLink changes={{ page: '2' }}>next</SearchLink>
    </form>
  )
}
const load: BlockLoader<never, { start: number }> = jest.fn(async () => ({ ok: true as const, data: { start: 100 }, response: new Response() }))
const view = jest.fn(async () => Counter)
const placeholder = { name: 'Counter', props: { step: 2 } }
const block: PlacedBlock = { ...placeholder, id: 'Counter', place: 0, all: [placeholder], initial: { start: 5 } }
let complaints: jest.SpyInstance

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(findBlock).mockImplementation((name) => (name === 'Counter' ? { view, load: async () => load } : undefined))
  jest.mocked(load).mockClear()
})
afterEach(() => expect(complaints.mock.calls).toEqual([]))

test('stays the HTML of the server, without any code, as often as the page around it renders', async () => {
  const { container, show } = await hydrate(block)
  const before = container.innerHTML

  show({ formatDate: () => 'another' })
  show({ href: (path) => `/x${path}` })

  expect(container.innerHTML).toBe(before)
  expect(screen.getByRole('form', { name: 'Counter' })).toHaveAttribute('data-alive', 'false')
})

test.each([
  ['the pointer', () => fireEvent.pointerOver(button())],
  ['a finger', () => fireEvent.touchStart(button())],
  ['the focus', () => fireEvent.focusIn(button())],
  ['a key', () => fireEvent.keyDown(button())],
])('comes to life under %s, in the elements that are there', async (_, touch) => {
  await hydrate(block)
  const former = button()

  touch()
  await alive()
  fireEvent.click(button())

  expect(button()).toBe(former)
  expect(button()).toHaveTextContent('count 7')
})

test('does what the reader did before the code was there, once', async () => {
  const { setSearch } = await hydrate(block)

  fireEvent.click(button())
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'master' } })
  for (const value of ['l', 'la', 'law']) fireEvent.input(screen.getByRole('textbox'), { target: { value } })
  await alive()

  expect(button()).toHaveTextContent('count 7')
  expect(screen.getByRole('status')).toHaveTextContent('level=master text=law search=')
  expect([screen.getByRole('combobox'), screen.getByRole('textbox')].map((field) => (field as HTMLInputElement).value)).toEqual(['master', 'law'])
  expect(setSearch).not.toHaveBeenCalled()
})

test('follows links to another query and sends forms itself', async () => {
  const { setSearch } = await hydrate(block)

  const followed = fireEvent.click(screen.getByRole('link', { name: 'next' }))
  const sent = fireEvent.submit(screen.getByRole('form', { name: 'Counter' }))
  expect([followed, sent]).toEqual([false, false])
  await alive()

  expect(setSearch.mock.calls.map(([search]) => search)).toEqual(['?page=2', '?sent=1'])
})

test('can be named by the address, before its code is there and afterwards', async () => {
  const { container } = await hydrate(block)
  const before = container.querySelector('#Counter')

  fireEvent.pointerOver(button())
  await alive()

  expect(before).toContainElement(button())
  expect(container.querySelector('#Counter')).toBe(before)
})

test('keeps the focus where the reader has put it', async () => {
  await hydrate(block)

  act(() => screen.getByRole('textbox').focus())
  await alive()

  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('comes to life where the address says something, and hydrates without a mismatch', async () => {
  const { show } = await hydrate(block)

  show({ search: '?level=master' })
  await alive()

  expect(screen.getByRole('status')).toHaveTextContent('search=?level=master')
})

test('has parameters of its own in the second place', async () => {
  const { setSearch } = await hydrate({ ...block, place: 1, all: [placeholder, placeholder] }, { search: '?page=9&b2-q=law' })
  await alive()

  expect(screen.getByRole('status')).toHaveTextContent('search=?q=law')
  expect(screen.getByRole('link', { name: 'next' })).toHaveAttribute('href', '?page=9&b2-q=law&b2-page=2')
  fireEvent.click(screen.getByRole('link', { name: 'next' }))
  expect(setSearch).toHaveBeenCalledWith('?page=9&b2-q=law&b2-page=2', undefined)
})

test('is drawn at once on a page that was come to from another', async () => {
  draw(block)
  await alive()

  expect(button()).toHaveTextContent('count 5')
  expect(load).not.toHaveBeenCalled()
})

test('asks for its first screen where the build did not know it, and says when that fails', async () => {
  jest.mocked(load).mockResolvedValueOnce({ ok: false, kind: 'network', cause: new TypeError('offline') })
  draw({ ...block, initial: null })

  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await alive()

  expect(button()).toHaveTextContent('count 100')
  expect(jest.mocked(load).mock.calls[1]?.[1]).toEqual({ site: '', language: 'en', options: { step: 2 } })
})

test('says that it failed, too, where what it is answered is something else than it can read', async () => {
  const cause = new TypeError('data is undefined')
  jest.mocked(load).mockRejectedValueOnce(cause)
  draw({ ...block, initial: null })

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(complaints.mock.calls.splice(0)).toEqual([[cause]])
})

test('asks by itself where the page came without its first screen', async () => {
  await hydrate({ ...block, initial: null })
  await alive()

  expect(button()).toHaveTextContent('count 100')
})

test.each([404, 410])('says that what it shows is gone (%i), and offers no other try', async (status) => {
  const gone = { type: 'about:blank', title: '', status, code: 'not_found' } as const
  jest.mocked(load).mockResolvedValueOnce({ ok: false, kind: 'badRequest', status, error: gone as never, response: new Response() })
  draw({ ...block, initial: null })

  expect(await screen.findByText('What was shown here is no longer on the site.')).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('button')).toBeNull()
})

test('leaves out what nobody knows, and tells editors why', async () => {
  const unknown = { name: 'Carousel', props: { speed: 3 } }
  const carousel = { ...unknown, id: 'Carousel', place: 0, all: [unknown] }
  const { container, unmount } = draw(carousel)
  await waitFor(() => expect(container.querySelector('#Carousel')?.firstElementChild).not.toBeVisible())
  expect(screen.queryByRole('note')).toBeNull()
  unmount()

  draw({ ...carousel, hidden: true }, { search: '?mode=preview' })

  expect(await screen.findByRole('note')).toHaveTextContent('Visitors are not shown the block “Carousel”')
  expect(screen.getByRole('note')).toHaveTextContent('no such block')
})

test.each([
  ['has come to life where a time has come since the build', '2020-01-01T00:00:00Z', 'true'],
  ['stays as it is while everything holds', '2099-01-01T00:00:00Z', 'false'],
])('%s, though nobody touched it', async (_, until, isAlive) => {
  await hydrate({ ...block, initial: { start: 5, until } })
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))))

  expect(screen.getByRole('form', { name: 'Counter' })).toHaveAttribute('data-alive', isAlive)
})

test('tells editors of options that do not fit', async () => {
  draw({ ...block, props: { step: 'two' }, hidden: true }, { search: '?mode=preview' })

  expect(await screen.findByRole('note')).toHaveTextContent('{"step":"two"}')
})

const button = () => screen.getByRole('button', { name: /count/ })
const alive = () => waitFor(() => expect(screen.getByRole('form', { name: 'Counter' })).toHaveAttribute('data-alive', 'true'))

function framed(placed: PlacedBlock, environment: Partial<BlockEnvironment> = {}, onSearch?: () => void) {
  return (
    <BlockFrame language="en" environment={environment} onSearch={onSearch}>
      <EmbeddedBlock block={placed} page={{ url: 'https://kokzhiek.example/en/page/counter', title: 'Counter' }} loadMessages={async () => undefined} />
    </BlockFrame>
  )
}

function draw(placed: PlacedBlock, environment?: Partial<BlockEnvironment>) {
  return render(framed(placed, environment))
}

/** As a page that the server rendered: its HTML is there before React. The query is not known during the first render. */
async function hydrate(placed: PlacedBlock, environment: Partial<BlockEnvironment> = {}) {
  const setSearch = jest.fn()
  const code = blockCode(placed.name)
  code.Component = await code.load()
  serverIslands.render = (tree, id) => renderToString(<IslandTree {...tree} />, { identifierPrefix: idPrefixOf(id) })
  const html = renderToString(framed(placed))
  delete serverIslands.render
  // The browser has none of it yet.
  delete code.Component
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)

  const { rerender } = render(framed(placed, {}, setSearch), { container, hydrate: true })
  const show = (next: Partial<BlockEnvironment>) => rerender(framed(placed, next, setSearch))
  if (Object.keys(environment).length > 0) show(environment)
  return { container, show, setSearch }
}
