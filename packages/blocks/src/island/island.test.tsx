import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { useBlockEnvironment, type BlockEnvironment } from '../environment/environment'
import { meetTranslators } from '../environment/translated-texts'
import { BlockFrame } from '../testing/block-frame'
import { createI18n } from '../testing/create-i18n'
import { say } from '../testing/messages'
import { Island, type IslandProps } from './island'
import { islandCode, type IslandCode } from './island-code'
import { idPrefixOf, IslandTree } from './island-tree'
import { serverIslands } from './server-islands'
import { whenNear } from './when-near'

jest.mock('../environment/after-idle', () => ({ afterIdle: (action: () => void) => mockLater.push(action) }))
const mockLater: (() => void)[] = []

interface RowsProps {
  rows: readonly string[]
  until?: string
  isMissing?: boolean
}

function Rows({ rows, until, isMissing }: RowsProps) {
  const { search } = useBlockEnvironment()
  const [isAlive, setAlive] = useState(false)
  const [words, setWords] = useState('')
  const [presses, setPresses] = useState(0)
  useEffect(() => setAlive(true), [])
  return (
    <ul aria-label="Rows" data-alive={isAlive} data-search={search} data-until={until} data-missing={isMissing} data-words={words}>
      <li>
        <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
        <button onClick={() => setPresses((times) => times + 1)}>{presses}</button>
      </li>
      {rows.map((row) => (
        <li key={row}>
          <a href={`/en/news/${row}`}>{row}</a>
        </li>
      ))}
      <li>
        <a href="/media/1.pdf">File</a> <a href="https://example.org/">Elsewhere</a>
      </li>
    </ul>
  )
}

let comeNear: (() => void) | undefined

beforeEach(() => {
  comeNear = undefined
  mockLater.length = 0
  globalThis.IntersectionObserver = class {
    constructor(private readonly onChange: IntersectionObserverCallback) {}
    observe = () => {
      comeNear = () => this.onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})

test('opens links of the site without a reload before its code is there, and leaves others to the browser', async () => {
  // That of the tests goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { open } = await hydrate({})

  const taken = [
    fireEvent.click(screen.getByRole('link', { name: 'a' })),
    fireEvent.click(screen.getByRole('link', { name: 'a' }), { ctrlKey: true }),
    fireEvent.click(screen.getByRole('link', { name: 'File' })),
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' })),
  ]

  expect(taken).toEqual([false, true, true, true])
  expect(open.mock.calls).toEqual([['/en/news/a']])
})

test.each<[string, Partial<IslandProps<RowsProps>>, Partial<BlockEnvironment>, boolean]>([
  ['a query', { followsQuery: true }, { search: '?page=2' }, true],
  ['no query that it does not ask for', {}, { search: '?fbclid=1' }, false],
])('is woken by %s', async (_, props, environment, isWoken) => {
  const { code, show } = await hydrate(props)
  show(environment)
  await settle()

  expect([isAlive(), code.Component !== undefined]).toEqual([isWoken, isWoken])
})

test.each([
  ['once without a query: the HTML is what it shows', '', 1],
  ['again with one, of which the HTML knew nothing', '?page=2', 2],
])('comes to life, and is rendered %s', async (_, search, times) => {
  const rows = ['a']
  const { show } = await hydrate({ props: { rows }, followsQuery: true })
  show({ search })
  const rendered = jest.spyOn(rows, 'map')

  fireEvent.pointerOver(list())
  await waitFor(() => expect(isAlive()).toBe(true))

  // And once more, because it says that it is alive.
  expect(rendered).toHaveBeenCalledTimes(times + 1)
})

test('stays when the query that woke it is emptied, and follows the next one', async () => {
  const { show } = await hydrate({ followsQuery: true })
  show({ search: '?page=2' })
  await waitFor(() => expect(isAlive()).toBe(true))

  for (const search of ['', '?page=3']) {
    show({ search })
    await settle()

    expect(list().dataset).toMatchObject({ alive: 'true', search })
  }
})

test.each<[string, Partial<IslandProps<RowsProps>>, boolean]>([
  ['a query', { followsQuery: true }, true],
  ['what has run out', { props: { rows: ['a'], until: '2020-01-01T00:00:00Z' } }, false],
])('whose code does not come after %s has woken it says so, and the next touch tries again', async (_, props, isAwaited) => {
  const { show, onMissingCode } = await hydrate(props, { fetchCode: failsOnce() })
  show({ search: '?page=2' })
  haveTime()
  await settle()
  expect([isAlive(), onMissingCode.mock.calls]).toEqual([false, [[new Error('gone'), isAwaited]]])

  fireEvent.pointerOver(list())

  await waitFor(() => expect(list().dataset).toMatchObject({ alive: 'true', search: '?page=2' }))
})

test('is woken by what has run out once the browser has nothing else to do, and not by what holds', async () => {
  await hydrate({ props: { rows: ['a'], until: '2999-01-01T00:00:00Z' } }).then(({ unmount }) => unmount())
  expect(mockLater).toEqual([])
  await hydrate({ props: { rows: ['b'], until: '2020-01-01T00:00:00Z' } })
  await settle()
  expect(screen.getByText('b').closest('ul')?.dataset['alive']).toBe('false')

  haveTime()

  await waitFor(() => expect(screen.getByText('b').closest('ul')?.dataset['alive']).toBe('true'))
})

test('is woken at once where the build has nothing to show', async () => {
  await hydrate({ props: { rows: ['a'], isMissing: true } })

  await settle()

  expect([isAlive(), mockLater]).toEqual([true, []])
})

test('whose code does not come after a query has woken it tries again with the next query', async () => {
  const { show } = await hydrate({ followsQuery: true }, { fetchCode: failsOnce() })
  show({ search: '?page=2' })
  await settle()

  show({ search: '?page=3' })

  await waitFor(() => expect(isAlive()).toBe(true))
})

test('whose code does not come tells who has pressed something, and does it when it is pressed again: once', async () => {
  const { onMissingCode } = await hydrate({}, { fetchCode: failsOnce() })
  fireEvent.pointerOver(list())
  fireEvent.click(screen.getByRole('button'))
  await settle()
  expect([isAlive(), onMissingCode.mock.calls]).toEqual([false, [[new Error('gone'), true]]])

  fireEvent.click(screen.getByRole('button'))

  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('1'))
})

test('whose code does not come follows what a field says as soon as there is a connection again', async () => {
  const { onMissingCode } = await hydrate({}, { fetchCode: failsOnce() })
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'law' } })
  await settle()
  expect([list().dataset['words'], onMissingCode.mock.calls]).toEqual(['', [[new Error('gone'), true]]])

  fireEvent(window, new Event('online'))

  await waitFor(() => expect(list().dataset).toMatchObject({ alive: 'true', words: 'law' }))
})

test('whose code still does not come tells of a change once, not with each movement of the mouse, and nobody on another page', async () => {
  const { onMissingCode, unmount } = await hydrate({}, { fetchCode: () => Promise.reject(new Error('gone')) })
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'law' } })
  await settle()

  fireEvent.pointerOver(list())
  await settle()
  fireEvent.click(screen.getByRole('button'))
  await settle()
  expect(onMissingCode.mock.calls.map(([, isAwaited]) => isAwaited)).toEqual([true, false, true])
  fireEvent.click(screen.getByRole('button'))
  unmount()
  await settle()

  expect(onMissingCode).toHaveBeenCalledTimes(3)
})

test('that nobody has changed anything in stays quiet when there is a connection again', async () => {
  const { code } = await hydrate({})

  fireEvent(window, new Event('online'))
  await settle()

  expect(code.Component).toBeUndefined()
})

test('that breaks when it comes to life keeps the HTML of the build and says so; another try may work', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const rows = jest.fn(Rows).mockImplementation(() => {
    throw new Error('no Array.prototype.at')
  })
  await hydrate({}, { fetchCode: async () => (props) => rows(props) })

  fireEvent.pointerOver(list())

  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'part.failed'))
  expect([screen.getByRole('link', { name: 'a' }).isConnected, isAlive()]).toEqual([true, false])

  rows.mockImplementation(Rows)
  fireEvent.click(screen.getByRole('button', { name: say('en', 'list.retry') }))

  await waitFor(() => expect(isAlive()).toBe(true))
  expect(screen.getAllByRole('link', { name: 'a' })).toHaveLength(1)
})

test('takes over what a browser has translated, and does what was pressed on the words of the translator', async () => {
  const end = meetTranslators()
  await hydrate({})
  const button = screen.getByRole('button')
  const words = Object.assign(document.createElement('font'), { textContent: 'zero' })
  button.replaceChildren(words)
  await settle()

  fireEvent.click(words)

  await waitFor(() => expect(isAlive()).toBe(true))
  expect(screen.getByRole('button', { name: '1' })).toBe(button)
  end()
})

test('is woken where the focus is in it before anybody listened, as after a key on a slow network', async () => {
  await hydrate({}, { before: (container) => container.querySelector('a')?.focus() })

  await settle()

  expect(isAlive()).toBe(true)
})

test('is woken by what else it names, as a reader who comes near', async () => {
  const { unmount } = await hydrate({})
  expect(comeNear).toBeUndefined()
  unmount()

  await hydrate({ wokenBy: whenNear('200px') })
  expect(isAlive()).toBe(false)
  act(() => comeNear?.())

  await waitFor(() => expect(isAlive()).toBe(true))
})

test('waits for it no longer when it is gone', async () => {
  const stop = jest.fn()
  const { unmount } = await hydrate({ wokenBy: () => stop })

  unmount()

  expect(stop).toHaveBeenCalledTimes(1)
})

test('is a component like any other on a page that was come to from another, from the first moment where its code is there', async () => {
  const code = islandCode(async () => Rows)
  await code.load()

  const { rerender } = render(framed(code, {}))
  expect(screen.getByRole('link', { name: 'a' })).toBeInTheDocument()
  rerender(framed(code, { props: { rows: ['b'] } }))

  expect(screen.getByRole('link', { name: 'b' })).toBeInTheDocument()
})

test('waits there for what it says beside its code, unless that has come before', async () => {
  const code = islandCode(async () => Rows)
  await code.load()
  const loadMessages = () => new Promise(() => undefined)

  render(framed(code, { loadMessages }))
  expect(screen.getByRole('link', { name: 'a' })).toBeInTheDocument()
  cleanup()
  render(
    <BlockFrame language="en">
      <I18nextProvider i18n={createI18n('en', {})}>
        <Island id="Rows" code={code} props={{ rows: ['a'] }} loadMessages={loadMessages} />
      </I18nextProvider>
    </BlockFrame>,
  )

  expect(screen.queryByRole('link', { name: 'a' })).toBeNull()
})

test('comes when its reader is near there, where its code says so', async () => {
  render(framed(islandCode(async () => Rows, whenNear('50%')), {}))
  await settle()
  expect(screen.queryByRole('list')).toBeNull()

  act(() => comeNear?.())

  expect(await screen.findByRole('list')).toBeInTheDocument()
})

test('tells that its code does not come, and comes as soon as there is a connection again', async () => {
  const onMissingCode = jest.fn()
  render(framed(islandCode(failsOnce()), {}, { onMissingCode }))
  await settle()
  expect([screen.queryByRole('list'), onMissingCode.mock.calls]).toEqual([null, [[new Error('gone'), true]]])

  fireEvent(window, new Event('online'))

  expect(await screen.findByRole('list')).toBeInTheDocument()
})

test('tells nobody on another page that its code does not come, nor asks for it there', async () => {
  const onMissingCode = jest.fn()
  const fetchCode = failsOnce()
  const { unmount } = render(framed(islandCode(fetchCode), {}, { onMissingCode }))

  unmount()
  await settle()
  fireEvent(window, new Event('online'))

  expect([onMissingCode.mock.calls, fetchCode.mock.calls.length]).toEqual([[], 1])
})

const haveTime = () => act(() => mockLater.splice(0).forEach((action) => action()))
const failsOnce = () => jest.fn<Promise<typeof Rows>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Rows)
const list = () => screen.getByRole('list', { name: 'Rows' })
const isAlive = () => list().dataset['alive'] === 'true'
/** Outside of `act`, as in a browser. */
const settle = () => waitFor(() => new Promise((resolve) => setTimeout(resolve, 50)))

function framed(code: IslandCode<RowsProps>, props: Partial<IslandProps<RowsProps>>, environment: Partial<BlockEnvironment> = {}) {
  return (
    <BlockFrame language="en" environment={environment}>
      <Island id="Rows" code={code} props={{ rows: ['a'] }} {...props} />
    </BlockFrame>
  )
}

interface Circumstances {
  before?: (container: HTMLElement) => void
  fetchCode?: () => Promise<typeof Rows>
}

/** As a page that the server rendered. */
async function hydrate(props: Partial<IslandProps<RowsProps>>, { before, fetchCode = async () => Rows }: Circumstances = {}) {
  const code = islandCode(fetchCode)
  code.Component = Rows
  serverIslands.render = (tree, id) => renderToString(<IslandTree {...tree} />, { identifierPrefix: idPrefixOf(id) })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(framed(code, props))
  delete serverIslands.render
  delete code.Component

  before?.(container)
  const told = { open: jest.fn(), onMissingCode: jest.fn() }
  const { rerender, unmount } = render(framed(code, props, told), { container, hydrate: true })
  return { code, ...told, unmount, show: (environment: Partial<BlockEnvironment>) => rerender(framed(code, props, { ...told, ...environment })) }
}
