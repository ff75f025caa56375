import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useEffect, useRef, useState } from 'react'
import { installSpeech, removeSpeech, voice, type FakeSpeech } from '../../testing/fake-speech'
import { messages, renderInSite } from '../../testing/render-in-site'
import { keepChoice, type Keep } from '../kept-choices'
import { ReadAloudChoice } from './read-aloud-choice'

const keep: Keep = (key, value) => keepChoice(key, value, 'http://localhost')
const say = (key: string) => messages.en[key] as string
const marked = () => document.querySelector('[data-read-aloud]')?.textContent ?? undefined

const { CSS, scrollBy } = window
let speech: FakeSpeech

beforeEach(() => {
  window.history.replaceState(null, '', '/en/news')
  document.documentElement.lang = 'en'
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  Object.assign(window, { CSS: {}, scrollBy: jest.fn() })
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 200, 300, 40)
  speech = installSpeech(voice('en-US'), voice('kk-KZ'))
})

afterAll(() => Object.assign(window, { CSS, scrollBy }))

afterEach(async () => {
  const stop = screen.queryByRole('button', { name: say('read_aloud.stop') })
  if (stop) await userEvent.click(stop)
  window.getSelection()?.removeAllRanges()
  localStorage.clear()
  removeSpeech()
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
})

describe('the choice in the panel', () => {
  test('is not there where browsers do not speak', () => {
    removeSpeech()

    renderInSite(<ReadAloudChoice keep={keep} onStart={() => undefined} />)

    expect(screen.queryByRole('group')).toBeNull()
  })

  test('says what is missing where no voice reads the language of the page', () => {
    renderInSite(<ReadAloudChoice keep={keep} onStart={() => undefined} />, { language: 'ru' })

    const group = screen.getByRole('group', { name: messages.ru['read_aloud.title'] as string })
    expect(group).toHaveTextContent(messages.ru['read_aloud.no_voice'] as string)
    expect(within(group).queryByRole('button')).toBeNull()
  })

  test('waits for voices that come late', () => {
    speech = installSpeech()
    renderInSite(<ReadAloudChoice keep={keep} onStart={() => undefined} />)
    expect(screen.queryByRole('group')).toBeNull()

    act(() => speech.nameVoices([voice('en-GB')]))

    expect(screen.getByRole('button', { name: say('read_aloud.start') })).toBeVisible()
  })

  test('waits half a second for a browser that has none', async () => {
    speech = installSpeech()
    renderInSite(<ReadAloudChoice keep={keep} onStart={() => undefined} />)

    expect(await screen.findByText(say('read_aloud.no_voice'))).toBeVisible()
  })
})

test('begins at once, closes the panel, and the player has the focus', async () => {
  await start()

  expect(speech.now).toBe('Title')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(player()).toHaveTextContent('Title')
  expect(button('pause')).toHaveFocus()
})

test('marks what is read, and nothing when it is over', async () => {
  await start()
  expect(marked()).toBe('Title')

  act(() => speech.finish())
  expect(marked()).toBe('First paragraph.')
  act(() => speech.finish())
  act(() => speech.finish())

  expect(marked()).toBeUndefined()
  expect(player()).toHaveTextContent(say('read_aloud.ended'))
  expect(button('play')).toHaveFocus()
})

test('marks the letters alone where the browser can, but in headings, whose lines are near to each other', async () => {
  const highlights = new Map<string, Range[]>()
  class FakeHighlight extends Array<Range> {}
  Object.assign(window, { CSS: { highlights }, Highlight: FakeHighlight })

  await start()
  expect([highlights.size, marked()]).toEqual([0, 'Title'])
  await userEvent.click(button('next'))
  expect(highlights.get('read-aloud')?.map(String)).toEqual(['First paragraph.'])
  expect(marked()).toBeUndefined()
  await userEvent.click(button('stop'))

  expect(highlights.size).toBe(0)
})

test('pauses and goes on by one button, which keeps the focus', async () => {
  await start()

  await userEvent.keyboard('{Enter}')
  expect([speech.now, button('play')]).toEqual([undefined, document.activeElement])
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(speech.now).toBe('Title'))
  expect(button('pause')).toHaveFocus()
})

test('goes on with what has come in place of what it read', async () => {
  await start()
  const paragraph = screen.getByText('First paragraph.')

  paragraph.replaceWith(...['New one.', 'New two.'].map((text) => Object.assign(document.createElement('p'), { textContent: text })))
  await new Promise((resolve) => setTimeout(resolve, 350))
  act(() => speech.finish())

  expect(speech.now).toBe('New one.')
})

test('goes to the next and the former paragraph', async () => {
  await start()

  await userEvent.click(button('next'))
  await waitFor(() => expect(speech.now).toBe('First paragraph.'))
  await userEvent.click(button('previous'))

  await waitFor(() => expect(speech.now).toBe('Title'))
  expect(marked()).toBe('Title')
})

test.each([
  ['its button', () => userEvent.click(button('stop'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('ends by %s, and the focus is where it was', async (_, stop) => {
  await start()

  await stop()

  expect([speech.now, marked()]).toEqual([undefined, undefined])
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(document.documentElement).not.toHaveAttribute('data-reading')
})

test('ends by Escape also where a click gives a button no focus, as in Safari', async () => {
  await start()

  await userEvent.click(within(player()).getByText('Title'))
  expect(player()).toHaveFocus()
  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('keeps the speed for the next time', async () => {
  await start()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: say('read_aloud.rate') }), '1.5')
  expect(localStorage.getItem('a11y-speech-rate')).toBe('1.5')
  await userEvent.click(button('stop'))

  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: say('read_aloud.start') }))

  await waitFor(() => expect([speech.now, speech.said.at(-1)?.rate]).toEqual(['Title', 1.5]))
  expect(screen.getByRole('combobox')).toHaveValue('1.5')
})

test('the speed holds for this reading where the browser keeps nothing', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await start()

  await userEvent.selectOptions(screen.getByRole('combobox'), '2')

  await waitFor(() => expect(speech.said.at(-1)?.rate).toBe(2))
  expect(warning).toHaveBeenCalledWith('The choice of a11y-speech-rate could not be kept', expect.any(DOMException))
})

test('reads a selection alone', async () => {
  renderInSite(<PageWithPanel />)

  await openAndStart(screen.getByText('First paragraph.'))
  expect(speech.now).toBe('First paragraph.')
  act(() => speech.finish())

  expect(player()).toHaveTextContent(say('read_aloud.ended'))
})

test('a selection outside of the text is none', async () => {
  renderInSite(<PageWithPanel />)

  await openAndStart(screen.getByText('Elsewhere'))

  expect(speech.now).toBe('Title')
})

test('begins at the first passage in the window when the reader has scrolled', async () => {
  Object.assign(window, { scrollY: 800 })
  Range.prototype.getBoundingClientRect = function (this: Range) {
    return new DOMRect(0, this.toString() === 'Title' ? -500 : 50, 300, 40)
  }

  await start()
  Object.assign(window, { scrollY: 0 })

  expect(speech.now).toBe('First paragraph.')
})

test('keeps what is read in the window until the reader has scrolled it out of it, and again when it is chosen', async () => {
  let top = 200
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, top, 300, 40)
  await start()
  expect(window.scrollBy).not.toHaveBeenCalled()

  top = -2000
  act(() => speech.finish())
  expect(window.scrollBy).not.toHaveBeenCalled()
  await userEvent.click(button('previous'))

  expect(window.scrollBy).toHaveBeenCalledWith({ top: -2000, behavior: 'smooth' })
})

test('jumps for who wants no motion', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 5000, 300, 40)

  await start()

  expect(window.scrollBy).toHaveBeenCalledWith({ top: 5000, behavior: 'auto' })
})

test('the next page ends it', async () => {
  await start()

  window.history.pushState(null, '', '/en/events')
  act(() => document.querySelector('main')?.append(document.createElement('p')))

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect([speech.now, marked()]).toEqual([undefined, undefined])
})

test('another part of the same page does not end it', async () => {
  await start()

  window.history.pushState(null, '', '/en/news?page=2')
  act(() => document.querySelector('main')?.append(document.createElement('p')))
  await act(() => Promise.resolve())

  expect(speech.now).toBe('Title')
})

test('ends when the window leaves the site', async () => {
  await start()

  act(() => void window.dispatchEvent(new Event('pagehide')))

  expect(speech.now).toBeUndefined()
})

test('a second start begins anew, in the same player', async () => {
  await start()
  act(() => speech.finish())
  expect(speech.now).toBe('First paragraph.')

  await openAndStart()

  await waitFor(() => expect(speech.now).toBe('Title'))
  expect(screen.getAllByRole('region')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test.each([
  ['not-allowed', 'read_aloud.not_allowed'],
  ['synthesis-failed', 'read_aloud.failed'],
] as const)('says what to do about %s', async (error, message) => {
  await start()

  act(() => speech.fail(error))

  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(say(message))
  await userEvent.click(button('play'))
  expect(speech.now).toBe('Title')
  expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()
})

test('only pauses where something else takes the voice', async () => {
  await start()

  act(() => speech.fail('interrupted'))

  expect(button('play')).toBeVisible()
  expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()
})

test('pauses when another tab begins to read, and goes on when it is wanted: the other is told then', async () => {
  const channel = installChannel()
  await start()
  expect(channel.told).toEqual(['reading'])

  act(() => channel.current?.onmessage?.())
  expect([speech.now, channel.told.length]).toEqual([undefined, 1])
  await userEvent.click(button('play'))
  await waitFor(() => expect(speech.now).toBe('Title'))
  expect(channel.told).toEqual(['reading', 'reading'])

  await userEvent.click(button('stop'))
  expect(channel.isClosed).toBe(true)
  Reflect.deleteProperty(window, 'BroadcastChannel')
})

test('says once that passages without a voice are left out', async () => {
  renderInSite(<PageWithPanel text="Только по-русски" language="ru" />)
  await openAndStart()
  expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()

  act(() => speech.finish())

  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(say('read_aloud.skipped'))
  expect(speech.now).toBe('Last paragraph.')
})

test('what is read now is in its own language', async () => {
  renderInSite(<PageWithPanel text="Қазақша" language="kk" />)
  await openAndStart()

  act(() => speech.finish())

  expect(within(player()).getByText('Қазақша')).toHaveAttribute('lang', 'kk')
})

test('has no fault that axe can find, also where something is said', async () => {
  await start()
  act(() => speech.fail('synthesis-failed'))

  const { violations } = await axe.run(player(), { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })

  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

/** A page, and a panel that gives the focus back to its button as the real one does. */
function PageWithPanel({ text = 'First paragraph.', language }: { text?: string; language?: string }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Panel opener={opener.current} onClose={() => setOpen(false)} />}
      <main>
        <h1>Title</h1>
        <p lang={language}>{text}</p>
        <p>Last paragraph.</p>
      </main>
      <footer>Elsewhere</footer>
    </>
  )
}

function Panel({ opener, onClose }: { opener: HTMLElement | null; onClose: () => void }) {
  useEffect(() => () => opener?.focus(), [opener])
  return (
    <div role="dialog" aria-label="Panel">
      <ReadAloudChoice keep={keep} onStart={onClose} />
    </div>
  )
}

async function start(): Promise<void> {
  renderInSite(<PageWithPanel />)
  await openAndStart()
}

/** @param selected what the reader selects before; user-event would end that with its click, as it knows no `user-select` */
async function openAndStart(selected?: HTMLElement): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  if (selected) window.getSelection()?.selectAllChildren(selected)
  act(() => screen.getByRole('button', { name: say('read_aloud.start') }).click())
}

/** Stands for what tells the other tabs, which jsdom does not have. */
function installChannel() {
  const state = { told: [] as string[], isClosed: false, current: undefined as { onmessage: (() => void) | null } | undefined }
  class Channel {
    onmessage: (() => void) | null = null
    constructor() {
      state.current = this
    }
    postMessage = (message: string) => void state.told.push(message)
    close = () => void (state.isClosed = true)
  }
  Object.assign(window, { BroadcastChannel: Channel })
  return state
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

const player = () => screen.getByRole('region', { name: say('read_aloud.title') })
const button = (name: string) => within(player()).getByRole('button', { name: say(`read_aloud.${name}`) })
