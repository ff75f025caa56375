import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import { render } from '@testing-library/react'
import { wrapPageElement as wrapOfPlugin } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'
import { I18nContext } from 'react-i18next'
import * as React from 'react'

type Wrap = (args: { element: React.ReactElement; props: object }, options: object) => React.ReactElement

const { code } = transformSync(readFileSync(require.resolve('./stand-ins/kept-words.js'), 'utf8'), { module: { type: 'commonjs' } })
const module_ = { exports: {} as { wrapPageElement: Wrap } }
new Function('module', 'exports', 'require', code)(module_, module_.exports, (name: string) => (name === 'react' ? React : { wrapPageElement: wrapOfPlugin }))
const ofSite = module_.exports.wrapPageElement

let said: string[]
beforeEach(() => (said = []))

const Part = React.memo(function Part() {
  const { i18n } = React.useContext(I18nContext)
  said.push(i18n.t('part' as never))
  return null
})

test.each([
  ['of the plugin renders it anew', wrapOfPlugin as Wrap, ['one', 'one']],
  ['of the site leaves it alone', ofSite, ['one']],
])('a page that is rendered again with the same words, with what is around it %s', (_, wrap, told) => {
  const page = pageOf({ part: 'one' })

  const { rerender } = render(around(wrap, page))
  rerender(around(wrap, page))

  expect(said).toEqual(told)
})

test('words that came later are said, and those of another page', () => {
  const page = pageOf({ part: 'one' })

  const { rerender } = render(around(ofSite, page))
  rerender(around(ofSite, { ...page, ...pageOf({ part: 'two' }), pageContext: page.pageContext }))
  rerender(around(ofSite, pageOf({ part: 'three' })))

  expect(said).toEqual(['one', 'two', 'three'])
})

test('the page of `gatsby develop` that has no words is shown as well', () => {
  const { container } = render(ofSite({ element: <p>all pages</p>, props: { ...pageOf({}), data: undefined } }, {}))

  expect(container).toHaveTextContent('all pages')
})

function around(wrap: Wrap, props: object) {
  return wrap({ element: <Part />, props }, { defaultLanguage: 'en', redirect: false, i18nextOptions: { defaultNS: 'common' } })
}

function pageOf(messages: object) {
  const pageContext = { language: 'en', i18n: { language: 'en', languages: ['en'], defaultLanguage: 'en', routed: true, originalPath: '/', path: '/' } }
  return { pageContext, data: { locales: { edges: [{ node: { ns: 'common', language: 'en', data: messages } }] } }, location: { search: '' } }
}
