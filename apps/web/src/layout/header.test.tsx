import { fireEvent, screen } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { Header } from './header'
import { ScrollToTop } from './scroll-to-top'

afterEach(() => scrollTo(0))

test.each([
  [80, false],
  [81, true],
])('after %i pixels it is shrunk: %s, and at the top it is whole again', (pixels, shrunk) => {
  const { container } = renderInSite(<Header shell={shell()} />)
  const header = container.firstElementChild as HTMLElement
  expect(header).not.toHaveAttribute('data-shrunk')

  scrollTo(pixels)
  expect(header.hasAttribute('data-shrunk')).toBe(shrunk)

  scrollTo(0)
  expect(header).not.toHaveAttribute('data-shrunk')
})

test.each([
  ['name', 'Көкжиек университетінің Ғылыми кітапханасы', 'data-long', false],
  ['name', 'Көкжиек университетінің Ақпараттық технологиялар факультеті', 'data-long', true],
  ['shortName', 'Научная библиотека', 'data-long-short', false],
  ['shortName', 'Центр устойчивого развития', 'data-long-short', true],
])('of the %s "%s" the mark %s, for narrow windows, is set: %s', (field, text, mark, isLong) => {
  renderInSite(<Header shell={shell({ [field]: text })} />)

  expect(screen.getByText(text).parentElement?.hasAttribute(mark)).toBe(isLong)
})

test('a site without a menu has neither an empty navigation nor a way to one: a link to its footer, a button', () => {
  renderInSite(<Header shell={shell({ menu: [] })} />)

  expect([screen.queryByRole('navigation'), document.querySelector('a[href="#footer-menu"]')]).toEqual([null, null])
  expect([...document.querySelectorAll<HTMLElement>('[data-opens]')].map(({ dataset }) => dataset['opens'])).toEqual(['search'])
})

test('the emblem is drawn by the import, as large as the screen needs; a browser without WebP has the drawing', () => {
  const { container } = renderInSite(<Header shell={shell()} />)
  const [source, img] = [container.querySelector('picture > source'), container.querySelector('picture > img')]

  expect([source?.getAttribute('type'), source?.getAttribute('srcset'), source?.getAttribute('sizes')]).toEqual(['image/webp', '/media/logo-120-3c4d.webp 120w, /media/logo-240-5e6f.webp 240w', '56px'])
  expect(['src', 'width', 'height', 'alt', 'loading'].map((name) => img?.getAttribute(name))).toEqual(['/media/logo-1a2b.svg', '56', '56', '', null])
})

test('an emblem that only a browser can draw is an image alone', () => {
  const { container } = renderInSite(<Header shell={shell({ logo: { url: '/media/logo-1a2b.svg', width: 120, height: 60, sources: null } })} />)

  expect(container.querySelector('picture')).toBeNull()
  expect(['src', 'width', 'height'].map((name) => container.querySelector('img')?.getAttribute(name))).toEqual(['/media/logo-1a2b.svg', '56', '56'])
})

test('says in which language its names are where that is not the page’s', () => {
  renderInSite(<Header shell={shell({ name: 'Көкжиек университеті', nameLang: 'kk', shortName: 'Көкжиек', shortNameLang: 'kk' })} />)

  expect(['Көкжиек университеті', 'Көкжиек'].map((name) => screen.getByText(name).getAttribute('lang'))).toEqual(['kk', 'kk'])
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('the way back to the top is there after 900 pixels and takes the focus along; with reduced motion (%s) it is %s', (matches, behavior) => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches }), configurable: true })
  renderInSite(
    <main id="content" tabIndex={-1}>
      <ScrollToTop />
    </main>,
  )
  const name = messages.en['site.to_top'] as string
  scrollTo(900)
  expect(screen.queryByRole('button', { name })).toBeNull()
  const up = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)

  scrollTo(901)
  fireEvent.click(screen.getByRole('button', { name }))

  expect(up).toHaveBeenCalledWith({ top: 0, behavior })
  expect(screen.getByRole('main')).toHaveFocus()
})

function scrollTo(pixels: number): void {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true })
  fireEvent.scroll(window)
}
