import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BlockFrame } from '../testing/block-frame'
import { ShareComponent } from './share-component'
import type { ShareComponentOptions } from './share-component.options'

const page = 'https://kokzhiek.example/kz/page/about'
beforeEach(() => {
  document.head.innerHTML = `<title>About & more</title><link rel="canonical" href="${page}">`
})
afterEach(() => {
  document.head.innerHTML = ''
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

test('copies the link and says so', async () => {
  const writeText = jest.fn(async () => undefined)
  show({ clipboard: { writeText } })

  await press('Copy link')

  expect(writeText).toHaveBeenCalledWith(page)
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Link copied')

  // Said again, it must be new, or nobody hears it.
  writeText.mockReturnValue(new Promise(() => undefined))
  await press('Copy link')
  expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()
})

test.each([
  ['there is no clipboard', {}],
  ['it is forbidden', { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }],
])('offers the address to be copied by hand where %s', async (_, device) => {
  show(device)

  await press('Copy link')

  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of this page' })
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([page, 0, page.length])
  expect(document.querySelector('[aria-live=polite]')).not.toHaveTextContent('Link copied')
})

test('opens what the device offers', async () => {
  const share = jest.fn(async () => undefined)
  show({ share })

  await press('Share')

  expect(share).toHaveBeenCalledWith({ url: page, title: 'About & more' })
})

test('copies the link where the device offers nothing, and leaves a reader alone who changed their mind', async () => {
  const writeText = jest.fn(async () => undefined)
  show({ clipboard: { writeText } })
  await press('Share')
  expect(writeText).toHaveBeenCalledTimes(1)

  Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  await press('Share')
  // The sheet of the device is open.
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('twice', 'InvalidStateError')) })
  await press('Share')

  expect(writeText).toHaveBeenCalledTimes(1)
})

const networks = [
  ['Email', 'mailto:?subject=TITLE&body=URL'],
  ['Telegram (opens in a new tab)', 'https://t.me/share/url?url=URL&text=TITLE'],
  ['WhatsApp (opens in a new tab)', 'https://wa.me/?text=TITLE%20URL'],
  ['Facebook (opens in a new tab)', 'https://www.facebook.com/sharer/sharer.php?u=URL'],
].map(([name = '', address = '']) => ({ name, addressOf: (url: string, title: string) => address.replace('URL', encodeURIComponent(url)).replace('TITLE', encodeURIComponent(title)) }))

test.each(networks)('leads to $name without any code, and loads nothing of it', ({ name, addressOf }) => {
  document.body.innerHTML = renderToStaticMarkup(framed())

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', addressOf('https://kokzhiek.example/en/page/about', 'About us'))
  expect(document.body.querySelector('img, script, iframe')).toBeNull()
  document.body.innerHTML = ''
})

test.each(networks)('tells $name of the page as the reader has it, once it is pressed', ({ name, addressOf }) => {
  show({})
  window.history.replaceState(null, '', '?letter=A&utm_source=mail')

  fireEvent.click(screen.getByRole('link', { name }))

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', addressOf(`${page}?letter=A`, 'About & more'))
  window.history.replaceState(null, '', '/')
})

test('opens networks in a tab that is not told from where', () => {
  show({})

  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('https:'))
  expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(Array(3).fill(['_blank', 'noopener noreferrer']))
})

test('has the same names where icons stand alone, for who hears them and, under the pointer, for who sees them', () => {
  const named = () => [...screen.getAllByRole('button'), ...screen.getAllByRole('link')]
  const names = () => named().map((element) => element.textContent)
  const { rerender } = render(framed())
  const full = names()

  rerender(framed({ compact: true }))

  expect(names()).toEqual(full)
  expect(named().map((element) => element.title)).toEqual(['Share', 'Copy link', 'Email', 'Telegram', 'WhatsApp', 'Facebook'])
})

function framed(options: ShareComponentOptions = {}) {
  return (
    <BlockFrame language="en" environment={{ page: { url: 'https://kokzhiek.example/en/page/about', title: 'About us' } }}>
      <ShareComponent options={options} initial={undefined} />
    </BlockFrame>
  )
}

function show(device: object) {
  Object.assign(navigator, device)
  return render(framed())
}

async function press(name: string) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
}
