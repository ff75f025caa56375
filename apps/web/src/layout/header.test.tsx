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
