import { firstPaintScript } from './first-paint'

const root = document.documentElement
let dark: { matches: boolean; addEventListener: jest.Mock }

beforeEach(() => {
  dark = { matches: false, addEventListener: jest.fn() }
  window.matchMedia = () => dark as unknown as MediaQueryList
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'a11y=; Max-Age=0'
  for (const element of [root, document.body]) for (const { name } of [...element.attributes]) element.removeAttribute(name)
})

test('sets what the reader chose: class and id of the root, id of the body', () => {
  localStorage.setItem('user-theme', 'dark-theme')
  localStorage.setItem('user-font-size', 'fz-big')
  localStorage.setItem('img-hide', 'img-hide')

  run()

  expect([root.className, root.id, document.body.id]).toEqual(['dark-theme', 'fz-big', 'img-hide'])
})

test('sets what goes beyond as attributes of the root', () => {
  const chosen = { scheme: 'blue', font: 'serif', letters: '1', lines: '2', images: 'grey', media: 'off', targets: 'large' }
  for (const [name, value] of Object.entries(chosen)) localStorage.setItem(`a11y-${name}`, value)

  run()

  expect(Object.keys(chosen).map((name) => root.getAttribute(`data-a11y-${name}`))).toEqual(Object.values(chosen))
})

test('sets the theme alone where nothing was chosen, so that no attribute is empty', () => {
  run()

  expect([...root.attributes, ...document.body.attributes].map(({ name }) => name)).toEqual(['class', 'data-start'])
})

test('sets what was chosen on another host of the university, and nothing that was chosen here before', () => {
  localStorage.setItem('user-theme', 'dark-theme')
  localStorage.setItem('a11y-lines', '3')
  localStorage.setItem('a11y-time', '999')
  document.cookie = 'other=1'
  document.cookie = 'a11y=user-font-size=fz-big&img-hide=img-hide&a11y-scheme=blue&time=1000'

  run()

  expect([root.className, root.id, document.body.id, { ...root.dataset }]).toEqual(['light-theme', 'fz-big', 'img-hide', { a11yScheme: 'blue', start: '' }])
})

test.each(['999', '1000', undefined])('sets what was chosen here, where that is not older than what another host knows (%s)', (time) => {
  localStorage.setItem('user-theme', 'dark-theme')
  localStorage.setItem('a11y-time', '1000')
  document.cookie = `a11y=user-font-size=fz-big${time ? `&time=${time}` : ''}`

  run()

  expect([root.className, root.id]).toEqual(['dark-theme', ''])
})

test.each([
  ['in the cookie', () => void (document.cookie = 'a11y=user-theme=night&user-font-size=%E0%A4%A&img-hide=&a11y-scheme=<b>&a11y-lines=33&time=1')],
  ['that is no list', () => void (document.cookie = 'a11y=%%;')],
  ['in the storage', () => Object.entries({ 'user-theme': 'night', 'user-font-size': 'fz', 'img-hide': ' ', 'a11y-scheme': 'bluegreen', 'a11y-time': 'noon' }).forEach(([key, value]) => localStorage.setItem(key, value))],
])('passes over what no setting knows, %s', (_, damage) => {
  dark.matches = true
  damage()

  run()

  expect([...root.attributes, ...document.body.attributes].map(({ name, value }) => `${name}=${value}`)).toEqual(['class=dark-theme', 'data-start='])
})

test.each([
  [true, null, 'dark-theme'],
  [true, 'light-theme', 'light-theme'],
  [false, 'dark-theme', 'dark-theme'],
  [false, null, 'light-theme'],
])('while the system is dark (%s), and %s was chosen, the theme is %s', (isDark, chosen, expected) => {
  dark.matches = isDark
  if (chosen) localStorage.setItem('user-theme', chosen)

  run()

  expect(root.className).toBe(expected)
})

test('follows the system when that changes, unless the reader chose', () => {
  run()
  const change = dark.addEventListener.mock.calls[0]?.[1] as () => void

  dark.matches = true
  change()
  expect(root.className).toBe('dark-theme')
  dark.matches = false
  change()
  expect(root.className).toBe('light-theme')

  localStorage.setItem('user-theme', 'dark-theme')
  change()
  expect(root.className).toBe('dark-theme')
})

test('sets anew what was chosen elsewhere meanwhile when the back button brings the page as it was left', () => {
  localStorage.setItem('user-font-size', 'fz-big')
  localStorage.setItem('a11y-font', 'serif')
  run()
  localStorage.clear()
  localStorage.setItem('user-theme', 'dark-theme')

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect([root.id, root.className, root.getAttribute('data-a11y-font')]).toEqual(['fz-big', 'light-theme', 'serif'])

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect([root.id, root.className, root.getAttribute('data-a11y-font')]).toEqual(['', 'dark-theme', null])
})

test('sets anew what was chosen in another tab', () => {
  run()
  localStorage.setItem('user-theme', 'dark-theme')

  window.dispatchEvent(new Event('storage'))
  expect(root.className).toBe('dark-theme')
})

test('marks the first page of a session and no other', () => {
  run()
  expect(root.dataset['start']).toBe('')

  root.removeAttribute('data-start')
  run()
  expect(root.dataset['start']).toBeUndefined()
})

test('marks pages of a session in which the link to the old site was dismissed', () => {
  run()
  expect(root.dataset['oldSite']).toBeUndefined()
  sessionStorage.setItem('old-site', '1')

  run()

  expect(root.dataset['oldSite']).toBe('')
})

test('follows the system, has no splash and does not fail where the browser keeps nothing', () => {
  dark.matches = true
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse)

  run()

  expect([root.className, root.dataset['start']]).toEqual(['dark-theme', undefined])
})

test('is one line of HTML that ends where it should', () => {
  expect(firstPaintScript).not.toMatch(/<\/|<!--/)
})

function run(): void {
  // What a browser does with the text of an inline script.
  new Function(firstPaintScript)()
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}
