import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { messages, renderInSite, type InSite } from '../testing/render-in-site'
import { entry, shell } from '../testing/shell'
import { isWithin, MainMenu, MenuLink } from './main-menu'

const items = shell().menu

test('opens a panel by its button and closes it again', async () => {
  setUp()

  await userEvent.click(button('About'))
  expect([expanded(), panel('About').dataset['open']]).toEqual([['About'], 'true'])

  await userEvent.click(button('About'))
  expect([expanded(), panel('About').dataset['open']]).toEqual([[], undefined])
})

test.each(['{Enter}', ' '])('opens a panel by the key "%s"', async (key) => {
  setUp()

  await userEvent.tab()
  await userEvent.keyboard(key)

  expect([document.activeElement, expanded()]).toEqual([button('About'), ['About']])
})

test('has one panel open at most', async () => {
  setUp()

  await userEvent.click(button('About'))
  await userEvent.click(button('Admission'))

  expect(expanded()).toEqual(['Admission'])
})

test('closes by Escape and puts the focus on the button of the panel', async () => {
  setUp()
  await userEvent.click(button('About'))
  within(panel('About')).getByRole('link', { name: 'History' }).focus()

  await userEvent.keyboard('{Escape}')

  expect([expanded(), document.activeElement]).toEqual([[], button('About')])
})

test('closes by Escape also where a click gives a button no focus, as in Safari', async () => {
  setUp()
  await userEvent.click(button('About'))
  button('About').blur()

  await userEvent.keyboard('{Escape}')

  expect([expanded(), document.activeElement]).toEqual([[], button('About')])
})

test('does nothing on other keys, or on Escape while all is closed', async () => {
  setUp()
  await userEvent.click(button('About'))
  await userEvent.keyboard('{ArrowDown}')
  expect(expanded()).toEqual(['About'])
  await userEvent.click(button('About'))

  button('Admission').focus()
  await userEvent.keyboard('{Escape}')

  expect(document.activeElement).toBe(button('Admission'))
})

test('closes by a press outside, not inside', async () => {
  setUp()
  await userEvent.click(button('About'))

  await userEvent.click(within(panel('About')).getByText('People'))
  expect(expanded()).toEqual(['About'])
  await userEvent.click(screen.getByText('text'))

  expect(expanded()).toEqual([])
})

test('closes when the focus leaves the menu', async () => {
  setUp()
  await userEvent.click(button('Admission'))

  within(panel('Admission')).getByRole('link').focus()
  await userEvent.tab()
  expect([document.activeElement?.textContent, expanded()]).toEqual(['News', ['Admission']])
  await userEvent.tab()

  expect([document.activeElement?.textContent, expanded()]).toEqual(['outside', []])
})

test.each<[string, InSite]>([
  ['another page', { path: '/page/about/history' }],
  ['the page in another language', { language: 'ru' }],
])('closes when %s is there', async (_, page) => {
  const { show } = renderInSite(<MainMenu items={items} />)
  await userEvent.click(button('About'))

  show(<MainMenu items={items} />, page)

  expect(expanded()).toEqual([])
})

test('closes by a link to the page that is here', async () => {
  renderInSite(<MainMenu items={items} />, { path: '/page/about/history' })
  await userEvent.click(button('About'))

  await userEvent.click(within(panel('About')).getByRole('link', { name: 'History' }))

  expect(expanded()).toEqual([])
})

test('repeats an entry that is a page at the top of its panel, and shows three levels', () => {
  setUp()

  expect(within(panel('About')).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/en/page/about'],
    ['History', '/en/page/about/history'],
    ['Rector', '/en/page/about/rector'],
  ])
  expect(within(panel('Admission')).getAllByRole('link')).toHaveLength(1)
})

test('marks the page and the part of the menu that it lies in', () => {
  setUp('/page/about/rector')

  expect(screen.getByText('Rector')).toHaveAttribute('aria-current', 'page')
  expect([button('About').getAttribute('aria-current'), button('Admission').getAttribute('aria-current')]).toEqual(['true', null])
})

test('says the language of a title that is not that of the page', () => {
  renderInSite(<MenuLink item={{ ...entry('Тарихы'), lang: 'kk' }} />)

  expect(screen.getByText('Тарихы')).toHaveAttribute('lang', 'kk')
})

test.each([
  ['/news', true],
  ['/news/1001', true],
  ['/news/category/science', true],
  ['/newsletter', false],
  ['/page/about', false],
])('counts %s to the news: %s', (path, expected) => {
  expect(isWithin(entry('News', '/news'), path)).toBe(expected)
})

test.each([
  ['/events', '/events/501', true],
  ['/announce', '/announce/77', true],
  ['/blog', '/blog/rector', true],
  ['/', '/events/501', false],
  [null, '/null/1', false],
  ['https://a.example', '/news', false],
])('counts to %s the page %s: %s', (url, path, expected) => {
  expect(isWithin(entry('Entry', url), path)).toBe(expected)
})

test('on the page that the server has rendered the panels stay its HTML, which says which page is shown', async () => {
  const menu = <MainMenu items={items} />
  const drawn = renderInSite(menu, { path: '/page/about/history' })
  const html = drawn.container.innerHTML.replace('>History<', '>Past<')
  drawn.unmount()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)

  const { container, show } = renderInSite(menu, { path: '/page/about/history', html })
  const links = () => [...container.querySelectorAll('div > div a')].map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])
  const history = screen.getByRole('link', { name: 'Past', hidden: true })
  expect(history).toHaveAttribute('aria-current', 'page')
  await userEvent.click(button('About'))
  await userEvent.click(within(panel('About')).getByRole('link', { name: 'Rector', hidden: true }))
  show(menu, { path: '/page/about/rector' })

  expect(jest.mocked(navigate).mock.calls).toEqual([['/en/page/about/rector']])
  expect([screen.getByRole('link', { name: 'Past', hidden: true }) === history, history.getAttribute('aria-current')]).toEqual([true, null])
  expect(screen.getByRole('link', { name: 'Rector', hidden: true })).toHaveAttribute('aria-current', 'page')

  show(menu, { path: '/page/about/rector', language: 'ru' })
  expect(links().filter(([text]) => text === 'Rector')).toEqual([['Rector', '/ru/page/about/rector', 'page']])
})

test('they are drawn where React gives up what the server has rendered', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)

  renderInSite(<MainMenu items={items} />, { html: '<p>something else</p>' })

  expect(screen.getByRole('link', { name: 'History', hidden: true })).toHaveAttribute('href', '/en/page/about/history')
})

function setUp(path = '/') {
  const result = renderInSite(
    <>
      <MainMenu items={items} />
      <button type="button">outside</button>
      <p>text</p>
    </>,
    { path },
  )
  expect(screen.getByRole('navigation', { name: messages.en['site.main_navigation'] as string })).toBeInTheDocument()
  return result
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

/** Names of the open panels. */
function expanded() {
  return screen.getAllByRole('button').flatMap((element) => (element.getAttribute('aria-expanded') === 'true' ? [element.textContent] : []))
}

function panel(name: string) {
  return document.getElementById(button(name).getAttribute('aria-controls') ?? '') as HTMLElement
}
