import { fireEvent } from '@testing-library/react'
import { createPreloader, startPreloading } from './preload'

const loadPage = jest.fn<Promise<unknown>, [string]>()
let stop: (() => void) | undefined

beforeEach(() => {
  jest.useFakeTimers()
  loadPage.mockResolvedValue(undefined)
})
afterEach(() => {
  stop?.()
  connect(undefined)
  document.body.replaceChildren()
  jest.useRealTimers()
})

test('loads five pages at once, and the others as places become free', async () => {
  const finish: (() => void)[] = []
  loadPage.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(undefined))))
  const preload = createPreloader(loadPage)

  for (let page = 1; page <= 7; page += 1) preload(`/ru/news/${page}`)
  expect(asked()).toEqual([1, 2, 3, 4, 5].map((page) => `/ru/news/${page}`))

  finish[2]?.()
  await jest.advanceTimersByTimeAsync(0)
  expect(asked().slice(5)).toEqual(['/ru/news/6'])
})

test('loads a page once, but again where it failed', async () => {
  const preload = createPreloader(loadPage)
  loadPage.mockRejectedValueOnce(new TypeError('Failed to fetch'))

  for (let time = 0; time < 3; time += 1) {
    preload('/ru/news')
    await jest.advanceTimersByTimeAsync(0)
  }

  expect(asked()).toEqual(['/ru/news', '/ru/news'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('loads nothing ahead with %j', (connection) => {
  connect(connection)

  createPreloader(loadPage)('/ru/news')

  expect(asked()).toEqual([])
})

test('loads ahead over a connection that is fast enough', () => {
  connect({ saveData: false, effectiveType: '3g' })

  createPreloader(loadPage)('/ru/news')

  expect(asked()).toEqual(['/ru/news'])
})

test.each([
  ['the pointer', 'pointerOver', 'pointerOut'],
  ['the focus', 'focusIn', 'focusOut'],
] as const)('loads the page of a link on which %s rests, not one that it crosses', async (_, come, go) => {
  const [first, second] = show('<a href="/ru/news"><b>Новости</b></a><a href="/ru/events?page=2">События</a>')

  fireEvent[come](first)
  await jest.advanceTimersByTimeAsync(40)
  fireEvent[go](first)
  fireEvent[come](second)
  await jest.advanceTimersByTimeAsync(500)

  expect(asked()).toEqual(['/ru/events'])
})

test('loads the page of a link that has the focus when that scrolls the page under a pointer', async () => {
  const [link] = show('<a href="/ru/news"><b>Новости</b></a>')

  fireEvent.focusIn(link)
  fireEvent.pointerOut(document.body)
  fireEvent.pointerOver(document.body)
  await jest.advanceTimersByTimeAsync(500)

  expect(asked()).toEqual(['/ru/news'])
})

test('loads the page of a link that a finger touches at once', () => {
  const [link] = show('<a href="/ru/news"><b>Новости</b></a>')

  fireEvent.touchStart(link.firstElementChild ?? link)

  expect(asked()).toEqual(['/ru/news'])
})

test.each([
  '<a href="https://gov.example/news">Другой сайт</a>',
  '<a href="/ru/news" target="_blank">Новая вкладка</a>',
  '<a href="/media/plan-1a2b3c4d.pdf">Файл</a>',
  '<a href="/ru/events.ics">Календарь</a>',
  '<a href="/api/docs">API</a>',
  '<a href="/ru/news" download>Скачать</a>',
  '<a href="#top">Наверх</a>',
  '<a href="mailto:info@kokzhiek.example">Почта</a>',
  '<a>Нет адреса</a>',
])('asks for nothing because of %s', async (html) => {
  const [link] = show(html)

  fireEvent.pointerOver(link)
  fireEvent.touchStart(link)
  await jest.advanceTimersByTimeAsync(500)

  expect(asked()).toEqual([])
})

function show(html: string): [Element, Element] {
  stop = startPreloading(loadPage)
  document.body.innerHTML = html
  const links = document.querySelectorAll('a')
  return [links[0] as Element, links[1] as Element]
}

function asked(): string[] {
  return loadPage.mock.calls.map(([path]) => path)
}

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}
