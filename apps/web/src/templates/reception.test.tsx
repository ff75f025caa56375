import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { HeadProps, PageProps } from 'gatsby'
import { wrapPageElement } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'
import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { loadReceptionForm } from '../floating/load-reception-form'
import { putMessages } from '../i18n/load-messages'
import { languages, languageTags, type Language } from '../i18n/languages'
import type { PageContext } from '../lib/page-context'
import { wrapPage, type WrapPageArgs } from '../shell/wrap-page'
import { putShell } from '../shell/store'
import { pageContext } from '../testing/page-context'
import { i18nPlugin, messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import ReceptionTemplate, { Head } from './reception'

// Form, status and consent have tests of their own.
jest.mock('../floating/load-reception-form', () => ({ loadReceptionForm: jest.fn() }))
jest.mock('../reception/status-check', () => ({ StatusCheck: () => <p>Status check</p> }))
jest.mock('../forms/use-consent-page', () => ({ useConsentPage: () => 'about/personal-data' }))

const Form = () => <form aria-label="Question" />
beforeEach(() => jest.mocked(loadReceptionForm).mockResolvedValue(Form))

test.each(languages)('says in %s what it is for and what happens next, and has the form, the status and the way to the text on personal data', async (language) => {
  document.documentElement.lang = languageTags[language]
  show(language)
  await settle()

  const say = (key: string) => messages[language][key] as string
  const main = within(document.body)
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(say('site.reception'))
  expect(main.getByText(say('reception_page.lead'))).toBeVisible()
  expect(within(main.getByRole('region', { name: say('reception_page.next') })).getAllByRole('listitem')).toHaveLength(4)
  expect(within(main.getByRole('region', { name: say('reception_page.form_title') })).getByRole('form')).toBeVisible()
  expect(within(main.getByRole('region', { name: say('reception_page.check_title') })).getByText('Status check')).toBeVisible()
  // On a narrow window the way past the form.
  expect(main.getByRole('link', { name: say('reception_page.check_title') })).toHaveAttribute('href', '#status')
  expect(main.getByRole('link', { name: say('reception_page.personal_data') })).toHaveAttribute('href', `/${language}/page/about/personal-data`)
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test.each(languages)('has in its HTML in %s what to do without JavaScript', (language) => {
  const html = renderToStaticMarkup(page(language))

  const text = /<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf('id="write"')))?.[1]
  expect(text).toContain(messages[language]['reception_page.needs_script'])
  expect(text).toContain('mailto:info@kokzhiek.example')
  expect(text).toContain('tel:+77273551000')
})

test('hydrates without a warning', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page('en'))

  render(page('en'), { container, hydrate: true })
  await settle()

  expect(complaints.mock.calls).toEqual([])
  container.remove()
})

test('says when the form does not come, and fetches it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(loadReceptionForm).mockRejectedValueOnce(new Error('Loading chunk reception failed'))
  show('en')
  await settle()
  expect(screen.getByRole('alert')).toHaveTextContent('The form could not be loaded.')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()

  expect([screen.queryByRole('alert'), screen.getByRole('form')]).toEqual([null, expect.any(HTMLElement)])
})

test.each([
  ['kz', 'Қоғамдық қабылдау — Kokzhiek University'],
  ['ru', 'Общественная приёмная — Kokzhiek University'],
  ['en', 'Public reception — Kokzhiek University'],
] as const)('tells search engines in %s what it is, and its address in all languages', (language, title) => {
  putMessages(language, messages[language])
  const context = { ...pageContext(language, '/reception'), shell: `main-${language}-reception` }
  putShell(context.shell, shell({ language }))

  const html = renderToStaticMarkup(<Head {...({ pageContext: context } as HeadProps<object, PageContext>)} />)

  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title)
  expect(/name="description" content="([^"]*)"/.exec(html)?.[1]).toBe(messages[language]['reception_page.lead'])
  expect(html).toContain(`rel="canonical" href="https://kokzhiek.example/${language}/reception"`)
  expect(html.match(/hrefLang="[^"]*"/g)).toEqual(['hrefLang="kk"', 'hrefLang="ru"', 'hrefLang="en"', 'hrefLang="x-default"'])
  expect(html).not.toContain('noindex')
})

function show(language: Language): void {
  const context = { ...pageContext(language, '/reception'), shell: `main-${language}-reception` }
  putShell(context.shell, shell({ language }))
  renderInSite(<ReceptionTemplate {...({ pageContext: context } as PageProps<object, PageContext>)} />, { language, path: '/reception' })
}

/** The page as Gatsby puts it together, in its layout. */
function page(language: Language): ReactElement {
  const context = { ...pageContext(language, '/reception'), shell: `main-${language}-reception` }
  putShell(context.shell, shell({ language, year: String(new Date().getFullYear()) }))
  const props = { data: {}, pageContext: context, location: window.location } as unknown as PageProps<object, PageContext>
  const element = wrapPage({ element: <ReceptionTemplate {...props} />, props } as WrapPageArgs, messages[language])
  return wrapPageElement({ element, props } as unknown as Parameters<typeof wrapPageElement>[0], i18nPlugin as unknown as Parameters<typeof wrapPageElement>[1]) as ReactElement
}

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
