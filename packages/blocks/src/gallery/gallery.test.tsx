import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Schema } from '@university/api-client/types'
import { useState } from 'react'
import { BlockFrame } from '../testing/block-frame'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { writtenAgo } from '../testing/written-ago'
import { Gallery } from './gallery'
import { fixtures } from './gallery.fixtures'

const { initial } = fixtures['with captions']

beforeEach(() => {
  // jsdom knows the element, but not how to open it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

test('opens a picture at an address of its own', () => {
  const { address, steps } = show()

  fireEvent.click(thumbnail(/Graduates throwing/))

  expect([address(), steps()]).toEqual(['?picture=1501', 1])
  expect(within(lightbox()).getByRole('img', { name: 'Graduates throwing their caps into the air' })).toBeInTheDocument()
  expect(within(lightbox()).getByText('In front of the main building')).toBeInTheDocument()
  expect(within(lightbox()).getByRole('status')).toHaveTextContent('Picture 1 of 4: Graduates throwing their caps into the air')
})

test('opens the picture that a link names, and none that the gallery does not have', () => {
  show('?picture=1503')
  expect(within(lightbox()).getByRole('status')).toHaveTextContent('Picture 3 of 4')

  show('?picture=77')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('goes on by keys, buttons and swipes, and all of it is one step back', () => {
  const { address, steps } = show()
  fireEvent.click(thumbnail(/Graduates throwing/))
  const shown = () => within(lightbox()).getByRole('img')
  const seen = [shown()]

  fireEvent.keyDown(lightbox(), { key: 'ArrowRight' })
  expect(address()).toBe('?picture=1502')
  seen.push(shown())
  fireEvent.keyDown(lightbox(), { key: 'End' })
  expect(address()).toBe('?picture=1504')
  seen.push(shown())
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(address()).toBe('?picture=1503')
  // One that stayed would stand above words that are not its own while the next one loads.
  expect(new Set([...seen, shown()]).size).toBe(4)
  swipe({ from: [200, 100], to: [120, 110] })
  expect(address()).toBe('?picture=1504')
  swipe({ from: [120, 100], to: [200, 110] })

  expect([address(), steps()]).toEqual(['?picture=1503', 1])
})

test('does not take a scroll, a short touch, two fingers or a move within what is zoomed for a swipe, nor the keys of the browser for its own', () => {
  const { address } = show('?picture=1502')

  swipe({ from: [100, 100], to: [160, 300] })
  swipe({ from: [100, 100], to: [130, 100] })
  swipe({ from: [300, 100], to: [100, 100], fingers: 2 })
  fireEvent.keyDown(lightbox(), { key: 'ArrowRight', altKey: true })
  Object.assign(window, { visualViewport: { scale: 2 } })
  swipe({ from: [300, 100], to: [100, 100] })
  Reflect.deleteProperty(window, 'visualViewport')

  expect(address()).toBe('?picture=1502')
})

test('ends at the first and the last picture, and the buttons keep the focus', () => {
  const { address } = show('?picture=1504')
  const next = screen.getByRole('button', { name: 'Next picture' })
  next.focus()

  fireEvent.click(next)
  fireEvent.keyDown(next, { key: 'ArrowRight' })

  expect(address()).toBe('?picture=1504')
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveFocus()
})

test('takes the step back that opened it, and leaves the focus on the picture that was seen last', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
  const { goTo } = show()
  fireEvent.click(thumbnail(/Graduates throwing/))
  fireEvent.keyDown(lightbox(), { key: 'ArrowRight' })

  fireEvent(lightbox(), new Event('cancel', { cancelable: true }))
  expect(back).toHaveBeenCalledTimes(1)
  goTo('')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(thumbnail(/Ректор/)).toHaveFocus()
})

test.each([
  ['two taps', () => tapTwice()],
  ['Escape twice', () => escapeTwice()],
])('takes that one step alone for %s, which come before the address follows', (_, closeTwice) => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
  const { goTo } = show()
  fireEvent.click(thumbnail(/Graduates throwing/))

  closeTwice()
  expect(back).toHaveBeenCalledTimes(1)
  goTo('')
  fireEvent.click(thumbnail(/Ректор/))
  closeTwice()

  expect(back).toHaveBeenCalledTimes(2)
})

test('closes what a link opened without a step back, and keeps the rest of the address', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
  const { address, steps } = show('?mode=preview&picture=1501')

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect([address(), steps()]).toEqual(['?mode=preview', 0])
  expect(back).not.toHaveBeenCalled()
  expect(thumbnail(/Graduates throwing/)).toHaveFocus()
})

test('fetches thumbnails when they are seen, and the neighbours of the large one ahead', () => {
  show('?picture=1502')

  const thumbnails = screen.getByRole('list', { hidden: true }).querySelectorAll('img')
  expect([...thumbnails].map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy', 'lazy'])
  const ahead = lightbox().querySelectorAll<HTMLImageElement>('[hidden] img')
  expect([...ahead].map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
    ['/media/choir-11aa22bb.jpg', null],
    ['/media/graduation-hats-2d07c9b5.jpg', null],
  ])
})

test('says in which language the words are that screen readers are told of a picture', () => {
  show('?picture=1502')

  expect(within(within(lightbox()).getByRole('status')).getByText('Ректор диплом табыстап тұр')).toHaveAttribute('lang', 'kk')
})

test('says of a text in which language it is where that is not the reader’s', () => {
  show('?picture=1503')

  expect(within(lightbox()).getByText('Студенческий хор')).toHaveAttribute('lang', 'ru')
  expect(within(lightbox()).getByRole('img')).toHaveAttribute('lang', 'ru')
})

test('asks for what is newer where the page is old, and a failure goes unnoticed', async () => {
  jest.useFakeTimers()
  writtenAgo(1_200_000)
  const calls = fakeApi()
  show()

  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(calls.map(({ url, body }) => [new URL(url).pathname, body])).toEqual([['/api/plugin/gallery', { slug: '', lang: 'en', gallery_id: 15 }]])
  await act(async () => calls[0]?.answer(galleryOf('A newer picture')))

  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(thumbnail(/A newer picture/)).toBeInTheDocument()
})

test('keeps what the build knows where the API cannot be reached, and tells readers nothing of it', async () => {
  jest.useFakeTimers()
  writtenAgo(1_200_000)
  const calls = fakeApi()
  show()

  await act(() => jest.advanceTimersByTimeAsync(5_000))
  await act(async () => calls[0]?.fail())

  expect([screen.getAllByRole('listitem').length, screen.queryByRole('alert')]).toEqual([4, null])
})

test('asks at once for editors, tells them of a failure, and another try works', async () => {
  const calls = fakeApi()
  show('?mode=preview')
  await under(calls, 1, (call) => call.fail())
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.')

  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await under(calls, 2, (call) => call.answer(galleryOf('A draft')))

  expect(await screen.findByRole('link', { name: /A draft/ })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

const lightbox = () => screen.getByRole('dialog', { name: 'Graduation 2026' })
const thumbnail = (name: RegExp) => screen.getByRole('link', { name })

function tapTwice() {
  const button = screen.getByRole('button', { name: 'Close' })
  fireEvent.click(button)
  fireEvent.click(button)
}

/** The second time browsers do not ask, but tell. */
function escapeTwice() {
  fireEvent(lightbox(), new Event('cancel', { cancelable: true }))
  fireEvent(lightbox(), new Event('close'))
}

/** Waits for a request, then lets it end. */
async function under(calls: FakeCall[], count: number, how: (call: FakeCall) => void) {
  await waitFor(() => expect(calls).toHaveLength(count))
  await act(async () => how(calls[count - 1] as FakeCall))
}

function galleryOf(caption: string): Schema<'Gallery'> {
  const none = { alt_kz: null, alt_ru: null, alt_en: null, caption_kz: null, caption_ru: null, caption_en: null }
  return {
    id: 15,
    title_kz: null,
    title_ru: null,
    title_en: 'Graduation 2026',
    description_kz: null,
    description_ru: null,
    description_en: null,
    images: [{ ...none, id: 1, url: '/media/new-1.jpg', width: 900, height: 600, caption_en: caption }],
    updated_at: '2026-06-29T04:00:00Z',
  }
}

function swipe({ from, to, fingers = 1 }: { from: readonly [number, number]; to: readonly [number, number]; fingers?: number }) {
  const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY })
  const touched = within(lightbox()).getByRole('img')
  fireEvent.touchStart(touched, { touches: Array.from({ length: fingers }, () => at(from)) })
  fireEvent.touchEnd(touched, { changedTouches: [at(to)] })
}

/** A page with an address, as the browser has it. */
function show(start = '') {
  const state = { address: start, steps: 0, goTo: (_: string) => undefined as void }
  function Page() {
    const [search, setSearch] = useState(start)
    state.goTo = (next) => act(() => setSearch(next))
    const change = (next: string, { replace = false } = {}) => {
      state.address = next
      if (!replace) state.steps += 1
      setSearch(next)
    }
    return (
      <BlockFrame language="en" environment={{ search }} onSearch={change}>
        <Gallery options={{ gallery_id: 15 }} initial={initial} />
      </BlockFrame>
    )
  }
  render(<Page />)
  return { address: () => state.address, steps: () => state.steps, goTo: (next: string) => state.goTo(next) }
}
