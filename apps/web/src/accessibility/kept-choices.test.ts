/** @jest-environment-options {"url": "https://lib.kokzhiek.example/kz"} */
import { firstPaintScript } from './first-paint'
import { keepChoice, readChoice } from './kept-choices'

const main = 'https://kokzhiek.example'
const root = document.documentElement

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
  jest.spyOn(Date, 'now').mockReturnValue(1_000)
})

afterEach(() => {
  localStorage.clear()
  document.cookie = 'a11y=; Max-Age=0; Path=/; Domain=kokzhiek.example'
  for (const element of [root, document.body]) for (const { name } of [...element.attributes]) element.removeAttribute(name)
})

test('keeps a choice on this host and, for a year, for all sites below the host of the main one', () => {
  const written = jest.spyOn(document, 'cookie', 'set')

  keepChoice('user-font-size', 'fz-big', main)

  expect({ ...localStorage }).toEqual({ 'user-font-size': 'fz-big', 'a11y-time': '1000' })
  expect(written.mock.calls).toEqual([['a11y=time=1000&user-font-size=fz-big; Domain=kokzhiek.example; Path=/; Max-Age=31536000; SameSite=Lax; Secure']])
})

test('is what the next page of another site begins with', () => {
  keepChoice('user-font-size', 'fz-big', main)
  keepChoice('a11y-scheme', 'green', main)
  keepChoice('img-hide', 'img-hide', main)
  localStorage.clear()

  new Function(firstPaintScript)()

  expect([root.id, root.dataset['a11yScheme'], document.body.id]).toEqual(['fz-big', 'green', 'img-hide'])
})

test('adds to what was chosen on another site, and takes from it', () => {
  document.cookie = 'a11y=user-theme=dark-theme&a11y-lines=2&time=900; Domain=kokzhiek.example'
  localStorage.setItem('user-font-size', 'fz-small')

  keepChoice('a11y-lines', undefined, main)
  keepChoice('a11y-font', 'serif', main)

  expect({ ...localStorage }).toEqual({ 'user-theme': 'dark-theme', 'a11y-font': 'serif', 'a11y-time': '1001' })
  expect(document.cookie).toBe('a11y=user-theme=dark-theme&time=1001&a11y-font=serif')
})

test('takes along what was chosen on this host before sites shared it', () => {
  localStorage.setItem('user-theme', 'dark-theme')

  keepChoice('a11y-speech-rate', '1.5', main)

  expect(document.cookie).toBe('a11y=user-theme=dark-theme&time=1000&a11y-speech-rate=1.5')
  expect(readChoice('user-theme')).toBe('dark-theme')
})

test('is later than what was chosen before, though the clock was put back', () => {
  document.cookie = 'a11y=user-theme=dark-theme&time=5000; Domain=kokzhiek.example'

  keepChoice('user-theme', 'light-theme', main)

  expect([readChoice('user-theme'), localStorage.getItem('a11y-time')]).toEqual(['light-theme', '5001'])
})

test.each(['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000'])('is of this host alone where no domain is shared: %s', (address) => {
  const written = jest.spyOn(document, 'cookie', 'set')

  keepChoice('user-theme', 'dark-theme', address)

  expect([written.mock.calls, readChoice('user-theme')]).toEqual([[], 'dark-theme'])
})

test('holds on this host where the browser refuses the cookie', () => {
  keepChoice('user-theme', 'dark-theme', 'https://example')
  keepChoice('a11y-lines', '2', 'https://elsewhere.example')

  expect([document.cookie, readChoice('user-theme'), readChoice('a11y-lines')]).toEqual(['', 'dark-theme', '2'])
})

test('needs no encrypted connection where the site has none', () => {
  const written = jest.spyOn(document, 'cookie', 'set')

  keepChoice('user-theme', 'dark-theme', 'http://kokzhiek.example')

  expect(written.mock.calls).toEqual([[expect.not.stringContaining('Secure')]])
})

test('goes on from a damaged time', () => {
  localStorage.setItem('a11y-time', 'noon')
  document.cookie = 'a11y=user-theme=dark-theme&time=; Domain=kokzhiek.example'

  keepChoice('a11y-lines', '2', main)

  expect({ ...localStorage }).toEqual({ 'a11y-lines': '2', 'a11y-time': '1000' })
})
