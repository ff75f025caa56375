import { act, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { wrapPageElement } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { loadClosedSite } from '../layout/closed-site-slot'
import { useLanguage } from '../i18n/use-language'
import { languages, languageTags, type Language } from '../i18n/languages'
import { pageContext } from '../testing/page-context'
import { i18nPlugin, messages } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { putShell } from './store'
import { wrapPage, type WrapPageArgs } from './wrap-page'

beforeAll(loadClosedSite)
afterEach(() => document.body.replaceChildren())

test.each(languages)('puts a layout around a page in %s that hydrates without a warning and is accessible', async (language) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.documentElement.lang = languageTags[language]
  document.title = 'Kokzhiek University'
  putShell(pageContext(language, '/').shell, shell({ language, year: String(new Date().getFullYear()) }))
  const element = page(language, <h1>Page</h1>)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)

  render(element, { container, hydrate: true })

  expect(complaints.mock.calls).toEqual([])
  expect(container.textContent).not.toMatch(/\b(site|news|home|error)\.[a-z_]+/)
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Page')
  // Of an empty one screen readers say that it is one, at the end of each page.
  expect(screen.queryAllByRole('status')).toEqual([])
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
})

test.each(languages)('of a closed site the HTML in %s has what it says and nothing of the page, and hydrates without a warning', async (language) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.documentElement.lang = languageTags[language]
  document.title = 'Kokzhiek University'
  const context = { ...pageContext(language, '/news'), shell: `main-${language}-closed` }
  putShell(context.shell, shell({ language, closed: { text: 'Closed until Monday' }, menu: [], usefulLinks: [] }))
  const element = page(language, <h1>Secret</h1>, context)
  const html = renderToString(element)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html

  render(element, { container, hydrate: true })

  expect(html).not.toContain('Secret')
  expect(container.querySelectorAll('footer, form')).toHaveLength(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Closed until Monday')
  expect(complaints.mock.calls).toEqual([])
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a page that fails to render leaves the layout around it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  putShell(pageContext('en', '/').shell, shell())
  const Broken = (): ReactElement => {
    throw new Error('a template threw')
  }

  render(page('en', <Broken />))

  expect(await screen.findByText('500')).toBeVisible()
  expect(within(screen.getByRole('main')).getByText('500')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
})

test('a layout that fails to render leaves a page that says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = { ...pageContext('en', '/'), shell: 'main-en-broken' }
  putShell(context.shell, Object.assign(shell(), { menu: null }))

  render(page('en', <h1>Page</h1>, context))

  expect(await screen.findByText('500')).toBeVisible()
  expect(screen.queryByText('Page')).toBeNull()
})

test('has placeholders where menus and settings are missing, and then what came', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = { ...pageContext('en', '/'), shell: 'main-en-missing' }
  const { container } = render(page('en', <h1>Page</h1>, context))
  const shown = () => [container.querySelectorAll('header .placeholder').length, within(screen.getByRole('banner')).queryAllByRole('link', { name: 'News' }).length]
  const before = shown()

  act(() => putShell(context.shell, shell()))

  expect([before, shown()]).toEqual([[5, 0], [0, 1]])
  expect(screen.getByRole('main')).toHaveTextContent('Page')
})

test('counts in Kazakh in a browser whose own language is Russian', () => {
  const Real = Intl.PluralRules
  jest.spyOn(Intl, 'PluralRules').mockImplementation((locale, options) => new Real(Real.supportedLocalesOf(locale ?? []).length > 0 ? locale : 'ru', options))

  render(page('kz', <Count count={5} />))

  expect(screen.getByTestId('count')).toHaveTextContent('5 жаңалық')
})

test.each([
  ['kz', 1, '1 жаңалық'],
  ['ru', 1, '1 новость'],
  ['ru', 3, '3 новости'],
  ['ru', 5, '5 новостей'],
  ['ru', 21, '21 новость'],
  ['en', 1, '1 item'],
  ['en', 5, '5 items'],
] as const)('says in %s how many %i are', (language, count, expected) => {
  render(page(language, <Count count={count} />))

  expect(screen.getByTestId('count')).toHaveTextContent(expected)
})

test.each([
  ['stays as it is', false, ['']],
  ['that says so follows it', true, ['', '?page=2']],
])('while the query changes, a page %s', (_, followsQuery, searches) => {
  putShell(pageContext('en', '/').shell, shell())
  const context = pageContext('en', '/')
  const seen: string[] = []
  const Template = Object.assign(({ location }: { location: { search: string } }) => (seen.push(location.search), (<h1>Page</h1>)), { followsQuery })
  const at = (search: string) => page('en', <Template location={{ search }} />, context, { pathname: '/en', search })

  const { rerender } = render(at(''))
  rerender(at('?page=2'))

  expect(seen).toEqual(searches)
})

test('leaves a page of Gatsby’s own as it is', () => {
  const props = { data: {}, pageContext: {}, location: { pathname: '/en/no-such', search: '' } } as unknown as WrapPageArgs['props']

  expect(renderToString(wrapPage({ element: <p>All pages</p>, props }, {}))).toBe('<p>All pages</p>')
})

test('leaves the data of the page as it is, beside the messages', () => {
  const props = { data: { universityPage: { id: '1' } }, pageContext: pageContext('ru', '/'), location: window.location } as unknown as WrapPageArgs['props']

  wrapPage({ element: <p />, props }, messages.ru)

  expect(props.data).toEqual({ universityPage: { id: '1' }, locales: { edges: [{ node: { ns: 'common', language: 'ru', data: messages.ru } }] } })
})

function Count({ count }: { count: number }) {
  const { t } = useLanguage()
  return <p data-testid="count">{t('news.count', { count })}</p>
}

/** A page as Gatsby puts it together: the site's own wrapping, then that of the i18n plugin. */
function page(language: Language, element: ReactElement, context = pageContext(language, '/'), location: { pathname: string; search: string } = window.location): ReactElement {
  const props = { data: {}, pageContext: context, location } as unknown as WrapPageArgs['props']
  const wrapped = wrapPage({ element, props }, messages[language])
  return wrapPageElement({ element: wrapped, props } as unknown as Parameters<typeof wrapPageElement>[0], i18nPlugin as unknown as Parameters<typeof wrapPageElement>[1]) as ReactElement
}
