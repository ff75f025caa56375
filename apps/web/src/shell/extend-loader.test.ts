import { islandCode } from '@university/blocks/island-code'
import { getDefaultStore } from 'jotai'
import { loadRunTime } from '../builds/load-run-time'
import { awaitWords, loadFromServer, startRunTime } from '../builds/run-time'
import { tellNoConnection } from '../builds/tell-no-connection'
import { loadMessages } from '../i18n/load-messages'
import { loadingAtom } from '../state/loading'
import { pageContext } from '../testing/page-context'
import { extendLoader } from './extend-loader'
import { loadShell } from './load-shell'
import type { PageLoader, PageResources } from './unknown-paths'

jest.mock('../builds/run-time', () => ({ awaitWords: jest.fn(), loadFromServer: jest.fn(), startRunTime: jest.fn() }))
jest.mock('../builds/load-run-time', () => ({ loadRunTime: jest.fn(() => import('../builds/run-time')) }))
jest.mock('../builds/tell-no-connection', () => ({ tellNoConnection: jest.fn() }))
jest.mock('../i18n/load-messages', () => ({ loadMessages: jest.fn(async () => undefined) }))
jest.mock('./load-shell', () => ({ loadShell: jest.fn(async () => undefined) }))

// Where the browser fetches a page, loading ends with the former one.
afterEach(() => isLoading() && getDefaultStore().set(loadingAtom, -1))

const reload = jest.mocked(loadFromServer)
const page: PageResources = { page: { path: '/ru/news' }, json: { pageContext: { ...pageContext('ru', '/news'), messages: 'sections' } } }

test('counts a page as loaded when its messages and menus are there', async () => {
  let finish = () => {}
  jest.mocked(loadShell).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const { loader } = extend(async () => page)
  const seen: unknown[] = []

  const loading = loader.loadPage('/ru/news').then((loaded) => seen.push(loaded))
  await settle()
  expect([seen, isLoading()]).toEqual([[], true])

  finish()
  await loading
  expect([seen, isLoading()]).toEqual([[page], false])
  expect(jest.mocked(loadMessages).mock.calls).toEqual([['ru'], ['ru', 'sections']])
  expect(jest.mocked(loadShell).mock.calls).toEqual([['main-ru-000000000000']])
})

test('is loading until the last of several pages is there', async () => {
  const answers: (() => void)[] = []
  const { loader } = extend(() => new Promise((resolve) => answers.push(() => resolve(page))))
  const first = loader.loadPage('/ru/news')
  const second = loader.loadPage('/ru/events')

  answers[0]?.()
  await first
  expect(isLoading()).toBe(true)

  answers[1]?.()
  await second
  expect(isLoading()).toBe(false)
})

describe('who goes elsewhere while a page is under way', () => {
  test.each<[string, (loader: PageLoader) => unknown, boolean]>([
    ['to another page', (loader) => loader.loadPage('/ru/events'), true],
    ['to another page that is there', (loader) => loader.loadPage('/ru/news'), true],
    ['back', () => window.dispatchEvent(new PopStateEvent('popstate')), true],
    ['nowhere, but filters a list', (loader) => loader.loadPage(`${window.location.pathname}?page=2`), false],
  ])('%s', async (_, leave, isLeft) => {
    let come = () => {}
    const slow: PageResources = { ...page, page: { path: '/ru/slow' } }
    const { loader } = extend((path) => (path === '/ru/slow' ? new Promise((resolve) => (come = () => resolve(slow))) : Promise.resolve(page)))
    await loader.loadPage('/ru/news')
    const opened = jest.fn()
    void loader.loadPage('/ru/slow').then(opened)

    await leave(loader)
    expect(isLoading()).toBe(!isLeft)
    come()
    await settle()

    expect([opened.mock.calls, isLoading()]).toEqual([isLeft ? [] : [[slow]], false])
  })

  test('is not fetched back by what of it did not come', async () => {
    let fail = () => {}
    const { loader } = extend((path) => (path === '/ru/slow' ? new Promise((resolve) => (fail = () => resolve({ status: 'error' }))) : Promise.resolve(page)))
    await loader.loadPage('/ru/news')
    const opened = jest.fn()
    void loader.loadPage('/ru/slow').then(opened)

    await loader.loadPage('/ru/events')
    fail()
    await settle()

    expect([reload.mock.calls.map(([path, { isShown, isWanted }]) => [path, isShown, isWanted()]), opened.mock.calls]).toEqual([[['/ru/slow', false, false]], []])
  })
})

test('the first page comes to life whatever its reader does meanwhile', async () => {
  let come = () => {}
  const { loader } = extend(() => new Promise((resolve) => (come = () => resolve(page))))
  const first = loader.loadPage('/ru/news')

  // As a link to a heading does.
  window.dispatchEvent(new PopStateEvent('popstate'))
  come()

  expect(await first).toBe(page)
})

test('ends loading when a page fails on its way', async () => {
  const { loader } = extend(() => Promise.reject(new Error('out of reach')))

  await expect(loader.loadPage('/ru/news')).rejects.toThrow('out of reach')

  expect(isLoading()).toBe(false)
})

test('has the messages of its kind come with a page that needs them from its first render', async () => {
  const { loader } = extend(async () => ({ page: { path: '/ru/reception' }, json: { pageContext: { ...pageContext('ru', '/reception'), messages: 'forms' } } }))

  await loader.loadPage('/ru/reception')

  expect(jest.mocked(loadMessages).mock.calls).toEqual([['ru'], ['ru', 'forms']])
})

describe('an answer that hangs', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('has the browser fetch the page that its reader goes on to', async () => {
    reload.mockReturnValue(new Promise(() => undefined))
    const { loader } = extend((path) => (path === '/ru' ? Promise.resolve(page) : new Promise(() => undefined)))
    await loader.loadPage('/ru')

    void loader.loadPage('/ru/news')
    await jest.advanceTimersByTimeAsync(9_000)
    expect(reload).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1_000)

    expect(reload.mock.calls.map(([path, { isShown }]) => [path, isShown])).toEqual([['/ru/news', false]])
  })

  test('leaves the first page as it is', async () => {
    const { loader } = extend(() => new Promise(() => undefined))

    void loader.loadPage('/ru/news')
    await jest.advanceTimersByTimeAsync(60_000)

    expect(reload).not.toHaveBeenCalled()
  })

  test('with the menu of another language lets the page open without it', async () => {
    jest.mocked(loadShell).mockReturnValueOnce(new Promise(() => undefined))
    const { loader } = extend(async () => page)
    const opened = jest.fn()

    void loader.loadPage('/ru/news').then(opened)
    await jest.advanceTimersByTimeAsync(4_000)

    expect(opened.mock.calls).toEqual([[page]])
  })
})

test('counts no page as loaded without words', async () => {
  const failure = { cause: new Error('Loading chunk sections-ru failed') }
  jest.mocked(loadMessages).mockClear().mockResolvedValueOnce(undefined).mockResolvedValueOnce(failure)
  let come = () => {}
  jest.mocked(awaitWords).mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
  const { loader } = extend(async () => page)
  const opened = jest.fn()
  void loader.loadPage('/ru/news').then(opened)
  await settle()
  expect([opened.mock.calls, jest.mocked(awaitWords).mock.calls]).toEqual([[], [[failure, expect.any(Function)]]])

  await jest.mocked(awaitWords).mock.calls[0]?.[1]()
  expect(jest.mocked(loadMessages).mock.calls).toEqual([['ru'], ['ru', 'sections'], ['ru', 'sections']])
  come()
  await settle()

  expect(opened.mock.calls).toEqual([[page]])
})

test('counts a page that is come to from another as loaded when the code of islands is there; the first one has their HTML', async () => {
  let come = () => {}
  const fetchCode = jest.fn(() => new Promise<() => null>((resolve) => (come = () => resolve(() => null))))
  islandCode(fetchCode)
  const { loader } = extend(async () => page)
  expect(await loader.loadPage('/ru/news')).toBe(page)
  expect(fetchCode).not.toHaveBeenCalled()

  const seen: unknown[] = []
  const loading = loader.loadPage('/ru/news/5').then((loaded) => seen.push(loaded))
  await settle()
  expect(seen).toEqual([])
  come()
  await loading

  expect(seen).toEqual([page])
})

test('waits for nothing where only the query of the page changes', async () => {
  const { loader } = extend(async () => page)
  await loader.loadPage('/ru/news')
  jest.mocked(loadMessages).mockClear()
  const answered = jest.fn()

  void loader.loadPage('/ru/news?page=2').then(answered)
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()

  expect([answered.mock.calls, jest.mocked(loadMessages).mock.calls, isLoading()]).toEqual([[[page]], [], false])
})

test.each<[string, PageResources | undefined]>([
  ['its code is gone', { status: 'error' }],
  ['nothing came', undefined],
])('has the browser fetch a page when %s, and leaves Gatsby waiting', async (_, answer) => {
  reload.mockReturnValue(new Promise(() => undefined))
  const { loader } = extend(async () => answer)
  const answered = jest.fn()

  void loader.loadPage('/ru/news?page=2').then(answered)
  await settle()

  expect([reload.mock.calls, answered.mock.calls, isLoading()]).toEqual([[['/ru/news?page=2', { isShown: true, isWanted: expect.any(Function) }]], [], true])
})

test('has the browser fetch what Gatsby cannot read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  reload.mockReturnValue(new Promise(() => undefined))
  const { loader } = extend(async (path) => (decodeURIComponent(path) ? page : undefined))
  await loader.loadPage('/ru')

  void loader.loadPage('/ru/100%')
  await settle()

  expect([reload.mock.calls.map(([path, { isShown }]) => [path, isShown]), log.mock.calls]).toEqual([[['/ru/100%', false]], [[expect.any(URIError)]]])
})

describe('what the server has of another build', () => {
  beforeEach(() => (window.___webpackCompilationHash = 'former'))
  afterEach(() => delete window.___webpackCompilationHash)

  const of = (webpackCompilationHash: string): PageResources => ({ ...page, page: { path: '/ru/news', webpackCompilationHash } })

  test.each([
    ['newer', 'another build'],
    ['', 'a build that is not known, since the answer was lost'],
  ])('is fetched by the browser alone: %j, %s', async (hash) => {
    reload.mockReturnValue(new Promise(() => undefined))
    const { loader } = extend(async (path) => of(path === '/ru' ? 'former' : hash))
    await loader.loadPage('/ru')
    const opened = jest.fn()

    void loader.loadPage('/ru/news').then(opened)
    await settle()

    expect([reload.mock.calls.map(([path, { isShown }]) => [path, isShown]), opened.mock.calls]).toEqual([[['/ru/news', false]], []])
  })

  test('is left to Gatsby for the first page, which has a way of its own', async () => {
    const { loader } = extend(async () => of('newer'))

    expect(await loader.loadPage('/ru/news')).toEqual(of('newer'))
    expect(reload).not.toHaveBeenCalled()
  })
})

test('without a connection the first page is left alone until there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reload.mockReturnValue(new Promise(() => undefined))
  const { loader } = extend(async () => ({ status: 'error' }))
  void loader.loadPage('/ru/news')
  await settle()
  expect(reload).not.toHaveBeenCalled()

  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await settle()

  expect(reload).toHaveBeenCalledTimes(1)
})

describe('what would ask the server does not come either:', () => {
  let log: jest.SpyInstance
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.mocked(loadRunTime).mockRejectedValueOnce(new Error('Loading chunk run-time failed.'))
  })
  const follow = async () => {
    const { loader } = extend(async (path) => (path === '/ru' ? page : undefined))
    await loader.loadPage('/ru')
    const answered = jest.fn()
    void loader.loadPage('/ru/news').then(answered)
    await settle()
    return [jest.mocked(tellNoConnection).mock.calls.length, answered.mock.calls.length, isLoading()]
  }

  test('without a connection who follows a link is told, and stays', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

    expect([await follow(), log.mock.calls.length]).toEqual([[1, 0, false], 1])
  })

  test('so is who follows it where nothing answers', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))

    expect(await follow()).toEqual([1, 0, false])
  })

  test('where the server answers Gatsby fetches the page from there', async () => {
    globalThis.fetch = jest.fn(async () => new Response(null))

    expect(await follow()).toEqual([0, 1, false])
  })

  test('the words of a page are asked for again with the connection', async () => {
    jest.mocked(loadMessages).mockResolvedValueOnce({ cause: new Error('Loading chunk messages-ru failed') })
    const { loader } = extend(async () => page)
    const opened = jest.fn()
    void loader.loadPage('/ru/news').then(opened)
    await settle()
    expect([opened.mock.calls.length, jest.mocked(tellNoConnection).mock.calls.length]).toEqual([0, 1])

    window.dispatchEvent(new Event('online'))
    await settle()

    expect([opened.mock.calls, log.mock.calls.length]).toEqual([[[page]], 1])
  })

  test('it is started with the connection', async () => {
    const { start } = extend(async () => page)
    await start()
    expect(startRunTime).not.toHaveBeenCalled()

    window.dispatchEvent(new Event('online'))
    await settle()

    expect(startRunTime).toHaveBeenCalledTimes(1)
  })
})

test('leaves its reader where they are when they are told that a page does not come', async () => {
  reload.mockResolvedValue('left')
  const { loader } = extend(async () => ({ status: 'error' }))
  const answered = jest.fn()

  void loader.loadPage('/ru/news').then(answered)
  await settle()

  expect([answered.mock.calls, isLoading()]).toEqual([[], false])
})

test('leaves it to Gatsby what to do where the page was fetched a moment ago', async () => {
  reload.mockResolvedValue('failed')
  const { loader } = extend(async () => ({ status: 'error' }))

  expect([await loader.loadPage('/ru/news'), isLoading()]).toEqual([{ status: 'error' }, false])
})

test('starts what runs beside the pages with Gatsby’s own loading, which nobody waits for', async () => {
  const ahead = jest.fn<Promise<unknown>, [string]>()
  const { start } = extend(async () => page, ahead)

  await start()

  expect(jest.mocked(startRunTime)).toHaveBeenCalledTimes(1)
  await jest.mocked(startRunTime).mock.calls[0]?.[0]('/ru/events')
  expect(ahead.mock.calls).toEqual([['/ru/events']])
})

function extend(loadPage: PageLoader['loadPage'], ahead: (path: string) => Promise<unknown> = loadPage) {
  const loader: PageLoader = { loadPage, loadPageSync: () => undefined }
  return { loader, start: extendLoader(loader, ahead) }
}

const isLoading = () => getDefaultStore().get(loadingAtom)

/** Waits until everything that can go on has done so. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
