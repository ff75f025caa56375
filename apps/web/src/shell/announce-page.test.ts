import { announcePage } from './announce-page'

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.lang = 'kk'
})

afterEach(() => jest.useRealTimers())

test.each([
  ['the heading, in the language of the address', '/ru/news', '<h1>Новости</h1>', 'ru', 'Новости'],
  ['the heading, in the default language where the address names none', '/news', '<h1>Жаңалықтар</h1>', 'kk', 'Жаңалықтар'],
  ['a heading that is not translated, in its own language', '/en/news/1001', '<h1 lang="ru">День открытых дверей</h1>', 'ru', 'День открытых дверей'],
  ['a heading in a part of another language, in that one', '/en/news/1001', '<article lang="kk"><h1>Ашық есік күні</h1></article>', 'kk', 'Ашық есік күні'],
])('says %s', (_, pathname, content, lang, text) => {
  show(content)

  announcePage({ pathname } as Location)
  jest.runAllTimers()

  expect([region().lang, region().textContent]).toEqual([lang, text])
})

test('says the same words again: in between the region is empty', () => {
  show('<h1>News</h1>')
  announcePage({ pathname: '/en/news' } as Location)
  jest.runAllTimers()

  announcePage({ pathname: '/en/news/archive' } as Location)

  expect(region().textContent).toBe('')
  jest.runAllTimers()
  expect(region().textContent).toBe('News')
})

test('waits for a heading that comes later', () => {
  show('<p>Loading…</p>')
  announcePage({ pathname: '/en/news/2001' } as Location)
  jest.advanceTimersByTime(5000)
  expect(region().textContent).toBe('')

  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Published just now</h1>')
  jest.advanceTimersByTime(100)

  expect(region().textContent).toBe('Published just now')
})

test('looks no longer for a heading that does not come', () => {
  show('<p>Nothing</p>')

  announcePage({ pathname: '/en/news/2001' } as Location)
  jest.advanceTimersByTime(120_000)

  expect([jest.getTimerCount(), region().textContent]).toEqual([0, ''])
})

test('says nothing of a page that the reader has left meanwhile', () => {
  show('<p>Loading…</p>')
  announcePage({ pathname: '/ru/news/2001' } as Location)

  show('<h1>Events</h1>')
  announcePage({ pathname: '/en/events' } as Location)
  jest.runAllTimers()

  expect([region().lang, region().textContent]).toEqual(['en', 'Events'])
})

const region = () => document.querySelector('[data-announces]') as HTMLElement
const show = (content: string) => void (document.body.innerHTML = `<main>${content}</main><div role="status" data-announces></div>`)
