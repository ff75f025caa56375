import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { messages, renderInSite } from '../testing/render-in-site'
import { LanguageSwitcher } from './language-switcher'

afterEach(() => window.history.replaceState(null, '', '/'))

test('links to the same page in each language, named in that language', () => {
  renderInSite(<LanguageSwitcher />, { language: 'ru', path: '/news/1001' })

  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.lang, link.getAttribute('hreflang'), link.getAttribute('aria-current')])).toEqual([
    ['/kz/news/1001', 'kk', 'kk', null],
    ['/ru/news/1001', 'ru', 'ru', 'true'],
    ['/en/news/1001', 'en', 'en', null],
  ])
  expect(screen.getByRole('link', { name: 'KZ Қазақша' })).toHaveTextContent('KZ')
  expect(screen.getByRole('navigation', { name: messages.ru['site.language'] as string })).toBeVisible()
})

test.each([
  ['/ru/news?page=2#list', '/en/news?page=2#list'],
  ['/news?page=2', '/en/news?page=2'],
  ['/', '/en'],
])('keeps query and fragment of %s', async (address, expected) => {
  window.history.replaceState(null, '', address)
  renderInSite(<LanguageSwitcher />, { language: 'ru', path: '/news' })

  await userEvent.click(screen.getByRole('link', { name: 'EN English' }))

  expect(jest.mocked(navigate).mock.calls).toEqual([[expected]])
})

test.each([
  ['%D0%BF%D0%BE%D1%80%D1%8F%D0%B4%D0%BE%D0%BA', ''],
  ['apply', '#apply'],
  ['%E0%A4', '#%E0%A4'],
])('of the fragment %s of a page with a heading of that name there stays "%s"', async (fragment, kept) => {
  window.history.replaceState(null, '', `/ru/page/about#${fragment}`)
  renderInSite(
    <>
      <LanguageSwitcher />
      <h2 id="порядок">Порядок</h2>
      <section id="apply" />
    </>,
    { language: 'ru', path: '/page/about' },
  )

  await userEvent.click(screen.getByRole('link', { name: 'EN English' }))

  expect(jest.mocked(navigate).mock.calls).toEqual([[`/en/page/about${kept}`]])
})

test('stays on an address that is unknown', async () => {
  window.history.replaceState(null, '', '/ru/nothing/here')
  renderInSite(<LanguageSwitcher />, { language: 'ru', path: '/404' })

  await userEvent.click(screen.getByRole('link', { name: 'KZ Қазақша' }))

  expect(navigate).toHaveBeenCalledWith('/kz/nothing/here')
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  renderInSite(<LanguageSwitcher />, { language: 'ru', path: '/news' })

  fireEvent.click(screen.getByRole('link', { name: 'EN English' }), { [key]: true })

  expect(navigate).not.toHaveBeenCalled()
})
