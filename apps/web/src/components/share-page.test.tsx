import { act, fireEvent, screen } from '@testing-library/react'
import { loadIslands } from '@university/blocks/island-code'
import { serverIslands } from '@university/blocks/server-islands'
import type { ReactElement } from 'react'
import { SiteBlocks } from '../blocks/site-blocks'
import { putShell } from '../shell/store'
import { pageContext } from '../testing/page-context'
import { htmlInSite, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { SharePage } from './share-page'

let comeNear: (() => void) | undefined
/** Whether the reader works with a finger. */
let isCoarse = false
let { render } = serverIslands

beforeAll(async () => {
  await loadIslands()
  await import('@university/blocks/render-islands')
  render = serverIslands.render
})

beforeEach(() => {
  comeNear = undefined
  isCoarse = false
  globalThis.matchMedia = ((query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse })) as typeof matchMedia
  globalThis.IntersectionObserver = class {
    constructor(private readonly onChange: IntersectionObserverCallback) {}
    observe = () => {
      comeNear = () => this.onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})

const { clipboard } = navigator

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  if (clipboard) Object.assign(navigator, { clipboard })
})

test('is HTML that tells of the page as search engines are told, and stays so until it is touched', async () => {
  renderBuilt(page({ meta_title: { text: 'Open day 2026' } }))
  await act(async () => undefined)

  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:?subject=${encodeURIComponent('Open day 2026 — Kokzhiek University')}&body=${encodeURIComponent('https://kokzhiek.example/en/news/5')}`)
  expect(comeNear).toBeUndefined()
  expect(isAlive()).toBe(false)
})

test.each(['pointerover', 'touchstart', 'focusin'])('comes to life by %s, in the elements that are there', async (sign) => {
  renderBuilt(page())
  const link = screen.getByRole('link', { name: 'Email' })

  fireEvent(link, new Event(sign, { bubbles: true }))
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 100))))

  expect(isAlive()).toBe(true)
  expect(screen.getByRole('link', { name: 'Email' })).toBe(link)
})

test('is ready for a finger, which gives no sign before the press, when it is in the window', async () => {
  isCoarse = true
  renderBuilt(page())
  expect(isAlive()).toBe(false)

  await act(async () => {
    comeNear?.()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })

  expect(isAlive()).toBe(true)
})

test('does what was pressed before its code was there', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const writeText = jest.fn(async () => undefined)
  Object.assign(navigator, { clipboard: { writeText } })
  renderBuilt(page())

  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))

  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  expect([writeText.mock.calls.length, complaints.mock.calls]).toEqual([1, []])
})

test('is there with a page that was come to from another, once its code and what it says have come', () => {
  const { unmount } = renderInSite(page())

  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('https://kokzhiek.example/en/news/5')))
  unmount()
})

/** React marks the elements that it draws in. */
function isAlive(): boolean {
  return Object.keys(document.querySelector('[data-block]') ?? {}).some((key) => key.startsWith('__reactContainer'))
}

/** On the page itself, whose HTML has it. */
function renderBuilt(element: ReactElement): void {
  Object.assign(serverIslands, { render })
  const html = htmlInSite(element)
  delete serverIslands.render
  renderInSite(element, { html })
}

function page(seo?: { meta_title: { text: string } }) {
  const context = pageContext('en', '/news/5')
  putShell(context.shell, shell())
  return (
    <SiteBlocks site="main" language="en" location={{ pathname: '/en/news/5', search: '?fbclid=1' }}>
      <SharePage pageContext={context} item={{ title: { text: 'Open day' }, seo }} />
    </SiteBlocks>
  )
}
