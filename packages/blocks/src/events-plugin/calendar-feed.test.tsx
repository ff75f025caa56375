import { act, fireEvent, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { BlockFrame } from '../testing/block-frame'
import { CalendarFeed } from './calendar-feed'
import { FeedWays } from './feed-ways'

const feed = { origin: 'https://kokzhiek.example', path: '/en/events.ics' }
const address = 'https://kokzhiek.example/en/events.ics'

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

test('is two plain links until it is opened: to subscribe, and to the file', () => {
  show()

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['webcal://kokzhiek.example/en/events.ics', '/en/events.ics'])
  expect(screen.getByRole('link', { name: address })).toBeVisible()
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
})

test('opens the ways below what the button stands in, and closes them', () => {
  show()

  fireEvent.click(opener())

  const ways = document.getElementById(opener().getAttribute('aria-controls') ?? '') as HTMLElement
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('banner').nextElementSibling).toBe(ways)
  expect(within(ways).getByRole('link', { name: 'Open in a calendar app' })).toHaveAttribute('href', 'webcal://kokzhiek.example/en/events.ics')
  expect(within(ways).getByRole('textbox', { name: 'Address of the calendar' })).toHaveValue(address)
  const file = within(ways).getByRole('link', { name: 'Download the file' })
  expect([file.getAttribute('href'), file.hasAttribute('download')]).toEqual(['/en/events.ics', true])

  fireEvent.click(opener())

  expect([ways.hidden, ways.childElementCount, opener().getAttribute('aria-expanded')]).toEqual([true, 0, 'false'])
})

test('subscribes over HTTP where the site has nothing else', () => {
  show({ ...feed, origin: 'http://localhost:8000' })

  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', 'webcal://localhost:8000/en/events.ics')
})

test('copies the address and says so', async () => {
  const writeText = jest.fn(async () => undefined)
  Object.assign(navigator, { clipboard: { writeText } })
  show()
  fireEvent.click(opener())

  await copy()

  expect(writeText).toHaveBeenCalledWith(address)
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Address copied')

  // Said again, it must be new, or nobody hears it.
  writeText.mockReturnValue(new Promise(() => undefined))
  await copy()
  expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()
})

test('marks the address for who has to copy it by hand', async () => {
  show()
  fireEvent.click(opener())

  await copy()

  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length])
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('The address is selected, now copy it')
})

test('has no fault that axe can find', async () => {
  const { container } = show()
  fireEvent.click(opener())

  const { violations } = await axe.run(container, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })

  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

const opener = () => screen.getByRole('button', { name: 'Subscribe to the calendar' })

async function copy(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the address' })))
}

function show(shown = feed) {
  return render(
    <BlockFrame language="en">
      <CalendarFeed {...shown} ways={<FeedWays {...shown} />}>
        {(opener) => <header>{opener}</header>}
      </CalendarFeed>
    </BlockFrame>,
  )
}
