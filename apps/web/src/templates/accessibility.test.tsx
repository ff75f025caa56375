import { act, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import type { HeadProps, PageProps } from 'gatsby'
import { wrapPageElement } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { putMessages } from '../i18n/load-messages'
import { languages, languageTags, type Language } from '../i18n/languages'
import type { PageContext } from '../lib/page-context'
import { wrapPage, type WrapPageArgs } from '../shell/wrap-page'
import { putShell } from '../shell/store'
import { oneOf } from '../testing/breadth'
import { pageContext } from '../testing/page-context'
import { i18nPlugin, messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import type { Shell } from '../shell/shell'
import AccessibilityTemplate, { Head } from './accessibility'

test.each(oneOf('kz'))('has every section in %s, each in the outline, and no fault that axe can find', async (language) => {
  document.documentElement.lang = languageTags[language]
  show(language)

  const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName === 'H2')
  const linked = within(screen.getByRole('navigation', { name: say(language, 'site.contents') })).getAllByRole('link')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say(language, 'site.accessibility_statement'))
  expect(linked.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(headings.filter(({ id }) => id !== 'page-outline').map(({ id, textContent }) => [`#${id}`, textContent]))
  expect(linked).toHaveLength(7)
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test.each(languages)('says in %s all that its messages say, and nothing that has none', (language) => {
  const { container } = show(language)

  const own = Object.entries(messages[language])
    .filter(([key]) => /^(statement|keyboard|keys)\./.test(key))
    .map(([key, text]) => [key, text.replace('{{name}}', say(language, 'accessibility.open'))] as const)
  expect(own.filter(([, text]) => !container.textContent?.includes(text)).map(([key]) => key)).toEqual([])
  expect(container).not.toHaveTextContent(/\b(statement|keyboard|keys)\.[a-z_]+/)
})

test('names each table of keys, its columns and its rows', () => {
  show('en')

  const tables = screen.getAllByRole('table')
  expect(tables).toHaveLength(11)
  for (const table of tables) {
    expect(table).toHaveAccessibleName(expect.stringMatching(/./))
    expect(within(table).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([say('en', 'keyboard.key'), say('en', 'keyboard.action')])
    expect(within(table).getAllByRole('rowheader').every((header) => header.querySelector('kbd'))).toBe(true)
    expect(within(table).getAllByRole('rowheader')).toHaveLength(within(table).getAllByRole('row').length - 1)
  }
  const calendar = screen.getByRole('table', { name: say('en', 'keyboard.calendar') })
  expect(within(calendar).getByRole('row', { name: /One year back/ })).toHaveTextContent('Shift+Page Up, Shift+Page DownOne year back or forward')
})

test('says how to reach the university, and when the statement was reviewed', () => {
  const { container } = show('en')

  const links = [...container.querySelectorAll('article li a')].map((link) => link.getAttribute('href'))
  expect(links.slice(0, 3)).toEqual(['/en/reception', 'mailto:info@kokzhiek.example', 'tel:+77273551000'])
  expect(screen.getByText('41 Tien Shan Avenue, Almaty')).toBeVisible()
  expect(container.querySelector('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-\d\d-\d\d$/))
})

test('leaves out what a site has not: mail, telephone, address', () => {
  const { container } = show('en', { email: null, phone: null, address: null })

  expect([...container.querySelectorAll('article ul[class] a')].map((link) => link.getAttribute('href'))).toEqual(['/en/reception'])
})

test('hydrates without a warning', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page('kz'))

  render(page('kz'), { container, hydrate: true })
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

  expect(complaints.mock.calls).toEqual([])
  container.remove()
})

test.each([
  ['kz', 'Қолжетімділік туралы мәлімдеме — Kokzhiek University'],
  ['ru', 'Заявление о доступности — Kokzhiek University'],
  ['en', 'Accessibility statement — Kokzhiek University'],
] as const)('tells search engines in %s what it is, and its address in all languages', (language, title) => {
  putMessages(language, messages[language])

  const html = renderToStaticMarkup(<Head {...({ pageContext: contextOf(language) } as HeadProps<object, PageContext>)} />)

  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title)
  expect(/name="description" content="([^"]*)"/.exec(html)?.[1]).toBe(say(language, 'statement.lead'))
  expect(html).toContain(`rel="canonical" href="https://kokzhiek.example/${language}/accessibility"`)
  expect(html.match(/hrefLang="[^"]*"/g)).toEqual(['hrefLang="kk"', 'hrefLang="ru"', 'hrefLang="en"', 'hrefLang="x-default"'])
  expect(html).not.toContain('noindex')
})

const say = (language: Language, key: string) => messages[language][key] as string

function contextOf(language: Language, site: Partial<Shell> = {}): PageContext {
  const context = { ...pageContext(language, '/accessibility'), shell: `main-${language}-accessibility` }
  putShell(context.shell, shell({ language, ...site }))
  return context
}

function show(language: Language, site?: Partial<Shell>) {
  return renderInSite(<AccessibilityTemplate {...({ pageContext: contextOf(language, site) } as PageProps<object, PageContext>)} />, { language, path: '/accessibility' })
}

/** The page as Gatsby puts it together, in its layout. */
function page(language: Language): ReactElement {
  const props = { data: {}, pageContext: contextOf(language, { year: String(new Date().getFullYear()) }), location: window.location } as unknown as PageProps<object, PageContext>
  const element = wrapPage({ element: <AccessibilityTemplate {...props} />, props } as WrapPageArgs, messages[language])
  return wrapPageElement({ element, props } as unknown as Parameters<typeof wrapPageElement>[0], i18nPlugin as unknown as Parameters<typeof wrapPageElement>[1]) as ReactElement
}
