import type { HeadProps } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { putMessages } from '../i18n/load-messages'
import type { PageContext } from '../lib/page-context'
import { putShell } from '../shell/store'
import { pageContext } from '../testing/page-context'
import { messages } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { Head } from './search'

afterEach(() => window.history.replaceState(null, '', '/'))

test.each([
  ['', 'Поиск — Көкжиек'],
  ['?q=', 'Поиск — Көкжиек'],
  ['?q=%20%D1%81%D1%82%D0%B8%D0%BF%D0%B5%D0%BD%D0%B4%D0%B8%D1%8F&page=2', 'Поиск: стипендия — Көкжиек'],
  ['?q=$%26', 'Поиск: $&amp; — Көкжиек'],
])('tabs and the history tell one search from another: %s', (search, title) => {
  putMessages('ru', messages.ru)
  const context = { ...pageContext('ru', '/search'), shell: 'main-ru-search' }
  putShell(context.shell, shell({ name: 'Көкжиек' }))
  window.history.replaceState(null, '', `/ru/search${search}`)

  const html = renderToStaticMarkup(<Head {...({ pageContext: context, location: { pathname: '/ru/search' } } as HeadProps<object, PageContext>)} />)

  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title)
})
