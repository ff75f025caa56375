import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import { act, render } from '@testing-library/react'
import * as React from 'react'
import * as client from 'react-dom/client'
import sameHead from './stand-ins/same-head'

const whole = readFileSync(require.resolve('gatsby/cache-dir/head/head-export-handler-for-browser.js'), 'utf8')

interface Page {
  location: { pathname: string; search: string; state?: object | null }
  pageContext: object
  data?: object
}

let titles: string[]
beforeEach(() => {
  titles = []
  document.head.innerHTML = ''
})

const news = { location: { pathname: '/en/news', search: '' }, pageContext: {} }
const query = { ...news, location: { ...news.location, search: '?page=2', state: { key: '1' } } }

test.each([
  ['of Gatsby is rendered anew with each change of the query', whole, ['/en/news', '/en/news']],
  ['of a page stays', sameHead(whole), ['/en/news']],
])('the head %s', async (_, source, told) => {
  await show(source, [news, query])

  expect([titles, document.title]).toEqual([told, '/en/news'])
})

test.each<[string, Page]>([
  ['another page', { ...news, location: { pathname: '/en/events', search: '' } }],
  ['other data of it', { ...news, pageContext: {} }],
  ['what has been found at the same address since', { ...news, location: { ...news.location, state: { foundAt: 1 } } }],
])('that of %s takes its place', async (_, next) => {
  await show(sameHead(whole), [news, next])

  expect([titles, document.title, document.querySelectorAll('title').length]).toEqual([['/en/news', next.location.pathname], next.location.pathname, 1])
})

test('says so when Gatsby renders heads in another way', () => {
  expect(() => sameHead(whole.replaceAll('keysOfHtmlAndBodyAttributes)', 'keys)'))).toThrow(/^Gatsby renders heads in another way/)
})

function Head({ location: { pathname } }: Page) {
  titles.push(pathname)
  return <title>{pathname}</title>
}

async function show(source: string, pages: readonly Page[]): Promise<void> {
  const handle = handlerOf(source)
  function Gatsby({ page }: { page: Page }) {
    handle({ pageComponent, pageComponentProps: page })
    return null
  }
  const pageComponent = { Head }
  const { rerender } = render(null)
  for (const page of pages) await act(async () => rerender(<Gatsby page={page} />))
}

type Handle = (page: { pageComponent: { Head: typeof Head }; pageComponentProps: Page }) => void

/** The module with what it requires: React, Gatsby's own functions, and nothing around a head. */
function handlerOf(source: string): Handle {
  const roots = new WeakMap<Element, client.Root>()
  const required: Record<string, object> = {
    react: React,
    gatsby: { StaticQueryContext: React.createContext({}) },
    '@gatsbyjs/reach-router': { LocationProvider: React.Fragment },
    '../react-dom-utils': {
      reactDOMUtils: () => ({
        render: (element: React.ReactElement, container: Element) => {
          const root = roots.get(container) ?? client.createRoot(container)
          roots.set(container, root)
          root.render(element)
        },
      }),
    },
    './components/head-components': { IsHeadRenderContext: React.createContext(false) },
    '../api-runner-browser': { apiRunner: (_: string, __: object, element: object) => [element] },
    './components/fire-callback-in-effect': moduleOf('gatsby/cache-dir/head/components/fire-callback-in-effect.js', () => React),
    './utils': moduleOf('gatsby/cache-dir/head/utils.js', () => ({ VALID_NODE_NAMES: ['title'] })),
  }
  return evaluate<{ headHandlerForBrowser: Handle }>(source, (name) => required[name] ?? {}).headHandlerForBrowser
}

function moduleOf(name: string, requires: () => object): object {
  return evaluate(readFileSync(require.resolve(name), 'utf8'), requires)
}

function evaluate<Exports extends object>(source: string, requires: (name: string) => object): Exports {
  const module = { exports: {} as Exports }
  const { code } = transformSync(source, { module: { type: 'commonjs' }, jsc: { parser: { syntax: 'ecmascript', jsx: true } } })
  new Function('module', 'exports', 'require', code)(module, module.exports, requires)
  return module.exports
}
