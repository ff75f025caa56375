import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { PathOfPage } from '../shell/path-of-page'
import { messages, renderInSite } from '../testing/render-in-site'
import { Link } from './link'

test('leads to a path of the site in the language of the page, without a reload', async () => {
  renderInSite(<Link to="/page/about?from=menu#history">About</Link>, { language: 'ru' })

  await userEvent.click(screen.getByRole('link', { name: 'About' }))

  expect(screen.getByRole('link')).toHaveAttribute('href', '/ru/page/about?from=menu#history')
  expect(screen.getByRole('link')).not.toHaveAttribute('target')
  expect(navigate).toHaveBeenCalledWith('/ru/page/about?from=menu#history')
})

test('to the page itself is no step back', async () => {
  history.replaceState(undefined, '', '/en/page/%D2%9B')
  renderInSite(<Link to="/page/қ">Here</Link>)

  await userEvent.click(screen.getByRole('link'))

  expect(navigate).toHaveBeenCalledWith('/en/page/қ', { replace: true })
  history.replaceState(undefined, '', '/')
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser, and one of another button', (key) => {
  const left: boolean[] = []
  const note = (event: Event) => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', note)
  renderInSite(<Link to="/news">News</Link>)

  fireEvent.click(screen.getByRole('link'), { [key]: true })
  fireEvent.click(screen.getByRole('link'), { button: 1 })

  expect([left, jest.mocked(navigate).mock.calls]).toEqual([[true, true], []])
  window.removeEventListener('click', note)
})

test('is marked where it leads to the page itself, whatever its query', () => {
  renderInSite(
    <PathOfPage.Provider value="/en/page/%D2%9B">
      <Link to="/page/қ">Here</Link>
      <Link to="/page/other">There</Link>
    </PathOfPage.Provider>,
  )

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
})

test('does what else it is for, and leads on', async () => {
  const onClick = jest.fn()
  renderInSite(
    <Link to="/accessibility" onClick={onClick}>
      Statement
    </Link>,
  )

  await userEvent.click(screen.getByRole('link'))

  expect([onClick.mock.calls.length, jest.mocked(navigate).mock.calls]).toEqual([1, [['/en/accessibility']]])
})

test.each(['/media/plan.pdf', '/api/docs/'])('leads to %s itself, past the pages and their languages', async (to) => {
  // A browser would leave the page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  renderInSite(<Link to={to}>Plan</Link>, { language: 'ru' })

  await userEvent.click(screen.getByRole('link', { name: 'Plan' }))

  expect(screen.getByRole('link')).toHaveAttribute('href', to)
  expect(screen.getByRole('link')).not.toHaveAttribute('target')
  expect(navigate).not.toHaveBeenCalled()
})

test.each(['https://gov.example/', '//cdn.example/a'])('opens %s in a new tab, says so, and tells that page nothing to come back by', (to) => {
  renderInSite(<Link to={to}>Government</Link>)

  const link = screen.getByRole('link', { name: `Government ${messages.en['site.opens_in_new_tab']}` })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([to, '_blank', 'noopener'])
  expect(link.querySelector('svg')).toBeInTheDocument()
})

test('keeps the arrow in a part that begins no line, and out of the name', () => {
  renderInSite(<Link to="https://gov.example/">Government</Link>)

  const arrow = screen.getByRole('link').querySelector('svg')
  expect(arrow?.parentElement).toHaveClass('link-outside')
  expect(arrow?.parentElement).toHaveAttribute('aria-hidden', 'true')
})

test('leaves out the arrow where it is asked to, but not the words', () => {
  renderInSite(
    <Link to="https://t.me/kokzhiek_example" plain>
      Telegram
    </Link>,
  )

  expect(screen.getByRole('link').querySelector('svg')).toBeNull()
  expect(screen.getByRole('link')).toHaveAccessibleName(`Telegram ${messages.en['site.opens_in_new_tab']}`)
})

test('hands on what describes the link', () => {
  renderInSite(
    <Link to="/news" lang="kk" className="top" aria-current="page">
      Жаңалықтар
    </Link>,
  )

  const link = screen.getByRole('link')
  expect([link.lang, link.className, link.getAttribute('aria-current')]).toEqual(['kk', 'top', 'page'])
})
