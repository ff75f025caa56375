import { renderToStaticMarkup } from 'react-dom/server'
import type { ShellAlert } from '../../shell/shell'
import { alert } from '../../testing/shell'
import { AlertsScript, alertsScript, closedKey } from './alerts-script'

const minute = 60_000
const hour = 60 * minute
const now = Date.parse('2026-11-22T06:00:00Z')

const holds = alert({ id: 5, startsAt: now - hour, endsAt: now + hour })
const forever = alert({ id: 6, startsAt: now - hour, endsAt: null })
const over = alert({ id: 7, startsAt: now - 2 * hour, endsAt: now })
const toCome = alert({ id: 8, startsAt: now + 20 * minute, endsAt: null, severity: 'error' })

beforeEach(() => jest.useFakeTimers({ now }))

afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

test('shows what holds by the clock of the reader, whatever held at the build', () => {
  run([holds, forever, over, toCome])

  expect(seen()).toEqual([5, 6])
})

test('leaves no place where nothing is seen', () => {
  run([over, toCome])

  expect([seen(), getComputedStyle(document.querySelector('section')!).display]).toEqual([[], 'none'])
})

test('shows nothing that the reader has closed; 5 is not 55', () => {
  localStorage.setItem(closedKey, '55 6')

  run([holds, forever])

  expect(seen()).toEqual([5])
})

test('shows what holds where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

  run([holds])

  expect(seen()).toEqual([5])
})

test('shows an alert when its time comes, takes another away when it ends, and reads out only what is new', () => {
  run([holds, forever, toCome])

  jest.advanceTimersByTime(20 * minute - 1)
  expect(seen()).toEqual([5, 6])
  jest.advanceTimersByTime(minute / 2)
  expect([seen(), roles()]).toEqual([[5, 6, 8], [null, null, 'alert']])
  jest.advanceTimersByTime(40 * minute)
  expect(seen()).toEqual([6, 8])
})

test('takes away at once what the reader closes in another tab', () => {
  run([holds, forever])
  localStorage.setItem(closedKey, '5')

  window.dispatchEvent(new Event('storage'))

  expect(seen()).toEqual([6])
})

test('shows nothing of itself', () => {
  run([holds])

  expect(getComputedStyle(document.querySelector('script') as Element).display).toBe('none')
})

test('is text that ends where it should', () => {
  expect(alertsScript).not.toMatch(/<\/|<!--/)
})

/** What a browser does with the script and the alerts after it. */
function run(alerts: readonly ShellAlert[]): void {
  document.body.innerHTML = `<section data-alerts>${alerts.map(({ id, severity }) => `<div data-alert="${id}"><p data-role="${severity === 'error' ? 'alert' : 'status'}">Text</p></div>`).join('')}</section>`
  const rendered = new DOMParser().parseFromString(renderToStaticMarkup(<AlertsScript alerts={alerts} />), 'text/html').querySelector('script')
  const script = document.createElement('script')
  for (const [name, value] of Object.entries({ ...rendered?.dataset })) script.dataset[name] = value
  script.textContent = rendered?.textContent ?? ''
  document.body.append(script)
}

const all = () => [...document.querySelectorAll<HTMLElement>('[data-alert]')]
const seen = () => all().filter((element) => getComputedStyle(element).display !== 'none').map((element) => Number(element.dataset['alert']))
const roles = () => all().map((element) => element.querySelector('p')?.getAttribute('role'))
