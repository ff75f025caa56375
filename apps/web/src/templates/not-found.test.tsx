import { screen, within } from '@testing-library/react'
import { navigate, type HeadProps, type PageProps } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { putMessages } from '../i18n/load-messages'
import { languages, type Language } from '../i18n/languages'
import type { PageContext } from '../lib/page-context'
import { putShell } from '../shell/store'
import { pageContext } from '../testing/page-context'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import NotFoundTemplate, { Head } from './not-found'

const path = '/ru/%D0%B0/no-such-page'

test.each(languages)('says in %s that it is an error, its code, why, and which address', (language) => {
  show(language)

  const say = (key: string) => messages[language][key] as string
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === `${say('error.title')} 404`)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('error.not_found_message'))
  expect(screen.getByText(say('error.page_not_found').replace('{{path}}', '/ru/а/no-such-page'))).toBeVisible()
})

test('says it in the words of the specification', () => {
  show('en')

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The address was typed incorrectly, or the page no longer exists.')
  expect(screen.getByText('Page not found: /ru/а/no-such-page')).toBeVisible()
})

test('leads home, to the same address of the old site, and to the reception', () => {
  show('en', { oldSiteUrl: 'https://old.example/' })

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en', `https://old.example${path}?id=42`, '/en/reception'])
})

test('leads to the page of the reception, whatever host answers its calls, and to no old site where there is none', () => {
  show('en', { receptionUrl: 'https://reception.example' })

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en', '/en/reception'])
})

test('leads from another site to the same address of the main one', () => {
  show('kz', {}, 'lib')

  expect(screen.getByRole('link', { name: messages.kz['error.main_site'] as string })).toHaveAttribute('href', `http://${window.location.host.slice('lib.'.length)}${path}?id=42`)
})

test.each(languages)('has a field in %s that searches the site, without any code', (language) => {
  show(language)

  const field = within(screen.getByRole('search')).getByRole<HTMLInputElement>('searchbox', { name: messages[language]['search.label'] ?? '?' })
  expect([field.form?.getAttribute('action'), field.form?.method, field.name]).toEqual([`/${language}/search`, 'get', 'q'])
  expect(within(screen.getByRole('search')).getByRole('button', { name: messages[language]['search.submit'] ?? '?' })).toHaveAttribute('type', 'submit')
})

test.each([
  ['/ru/news/1001).', '/ru/news/1001'],
  ['/ru/page/about%C2%BB,', '/ru/page/about'],
  ['/kz/%D0%B0%20', '/kz/%D0%B0'],
])('goes on from %s to %s: a sign of the text around it was taken for a part of the address', (pathname, meant) => {
  show('ru', {}, 'main', pathname)

  expect(jest.mocked(navigate).mock.calls).toEqual([[`${meant}?id=42`, { replace: true }]])
})

test.each([path, '/kz/...', '/en/100%25', '/en/a[1]'])('stays at %s', (pathname) => {
  show('en', {}, 'main', pathname)

  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  ['/ru/404', 'Ошибка 404 — '],
  ['/ru/no-such', 'Страница не найдена: /ru/no-such — '],
  ['/ru/%E0%A4%A', 'Страница не найдена: /ru/%E0%A4%A — '],
  ['/ru/$$', 'Страница не найдена: /ru/$$ — '],
])('is called, at %s, %s', (pathname, title) => {
  putMessages('ru', messages.ru)
  const context = { ...pageContext('ru', '/404'), shell: 'main-ru-head' }
  putShell(context.shell, shell({ name: '' }))

  const html = renderToStaticMarkup(<Head {...({ pageContext: context, location: { pathname } } as HeadProps<object, PageContext>)} />)

  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title)
  expect(html).toContain('noindex')
})

function show(language: Language, fields: Parameters<typeof shell>[0] = {}, site = 'main', pathname = path): void {
  const context = { ...pageContext(language, '/404'), site, shell: `main-${language}-404` }
  putShell(context.shell, shell(fields))
  renderInSite(<NotFoundTemplate {...({ location: { pathname, search: '?id=42', hash: '' }, pageContext: context } as PageProps<object, PageContext>)} />, { language, path: '/404' })
}
