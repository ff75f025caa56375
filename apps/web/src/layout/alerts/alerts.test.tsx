import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ShellAlert } from '../../shell/shell'
import { renderInSite } from '../../testing/render-in-site'
import { alert } from '../../testing/shell'
import { Alerts } from './alerts'
import { closedKey } from './alerts-script'

const bus = alert({ id: 5, severity: 'warning', word: 'Please note', text: 'Buses do not stop here.', url: '/announce/309' })
const portal = alert({ id: 6, severity: 'error', word: 'Urgent', text: 'Портал не работает.', lang: 'ru', url: 'https://status.example', dismissible: false })
const courses = alert({ id: 7, text: 'Enrolment is open.' })

afterEach(() => localStorage.clear())

test('says how urgent an alert is, in words, and what it says in its own language', () => {
  show([bus, portal, courses])

  const region = screen.getByRole('region', { name: 'Important messages' })
  expect([...region.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Please note: Buses do not stop here.',
    'Urgent: Портал не работает. (opens in a new tab)',
    'Notice: Enrolment is open.',
  ])
  expect(screen.getByRole('link', { name: /Портал/ })).toHaveAttribute('lang', 'ru')
})

test('leads to a page of the site in the language of the page, and to the outside in a new tab', () => {
  show([bus, portal])

  expect(screen.getByRole('link', { name: bus.text })).toHaveAttribute('href', '/en/announce/309')
  expect(screen.getByRole('link', { name: /Портал/ })).toHaveAttribute('target', '_blank')
})

test('reads nothing out that was there from the start', () => {
  show([bus, portal])

  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null])
})

test('closes for good, goes on to the next alert and then to the page', async () => {
  show([bus, portal, courses])

  await press(bus)
  expect(texts()).toEqual([portal.text, courses.text])
  expect(screen.getByRole('link', { name: /Портал/ })).toHaveFocus()

  await press(courses)
  expect([texts(), localStorage.getItem(closedKey)]).toEqual([[portal.text], '5 7'])
})

test('gives the focus to the page after the last alert', async () => {
  show([courses])

  await press(courses)

  expect(texts()).toEqual([])
  expect(screen.getByRole('main')).toHaveFocus()
})

test('forgets the ids of alerts that the site has no more', async () => {
  localStorage.setItem(closedKey, '1 2 7')
  show([bus, courses])

  await press(bus)

  expect(localStorage.getItem(closedKey)).toBe('5 7')
})

test('closes where the browser keeps nothing', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show([bus, courses])

  await press(bus)
  await press(courses)

  expect(texts()).toEqual([])
  expect(console.warn).toHaveBeenCalledTimes(2)
})

test('cannot be closed where the editor does not allow it', () => {
  show([portal])

  expect(screen.queryByRole('button')).toBeNull()
})

test('marks what was not to be seen at the build, for readers without JavaScript', () => {
  const { container } = renderInSite(<Alerts alerts={{ title: 'Important messages', items: [bus, { ...courses, held: false }] }} />)

  expect([...container.querySelectorAll('[data-later]')].map((element) => element.getAttribute('data-alert'))).toEqual(['7'])
})

test('takes no place without JavaScript while all are to come', () => {
  const { container } = renderInSite(<Alerts alerts={{ title: 'Important messages', items: [{ ...bus, held: false }] }} />)

  expect(container.querySelector('section')).toHaveAttribute('data-later')
})

test('has no fault that axe can find', async () => {
  const { container } = show([bus, portal, courses])

  const { violations } = await axe.run(container, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })

  expect(violations.map(({ id }) => id)).toEqual([])
})

function show(items: ShellAlert[]) {
  return renderInSite(
    <>
      <Alerts alerts={{ title: 'Important messages', items }} />
      <main tabIndex={-1} />
    </>,
  )
}

async function press({ id, text }: ShellAlert) {
  const button = screen.getByRole('button', { name: `Close: ${text}` })
  await act(async () => void fireEvent.click(button))
  await waitFor(() => expect(document.querySelector(`[data-alert="${id}"]`)).not.toBeVisible())
}

/** Of the alerts that are seen. */
const texts = () =>
  [...document.querySelectorAll('[data-alert]')]
    .filter((element) => getComputedStyle(element).display !== 'none')
    .map((element) => element.querySelector('p > a, p > span')?.firstChild?.textContent)
