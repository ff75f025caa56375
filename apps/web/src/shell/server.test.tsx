import type { GatsbySSR } from 'gatsby'
import { createElement, type ReactElement } from 'react'
import { firstPaintScript } from '../accessibility/first-paint'
import { pageContext } from '../testing/page-context'
import { alert, shell } from '../testing/shell'
import { earlyClickScript } from './early-click'
import type { Shell } from './shell'
import { onPreRenderHTML, onRenderBody } from './server'
import { putShell } from './store'

// Files of fonts are webpack's.
jest.mock('./font-preloads', () => ({ fontPreloads: () => [] }))
jest.mock('./island-styles', () => ({ islandStyles: () => [] }))

test('begins every body with what sets what the reader chose and keeps early clicks, as one script', () => {
  const { preBody } = renderBody(shell())

  expect(preBody.map(({ props }) => props.dangerouslySetInnerHTML.__html)).toEqual([`${firstPaintScript};${earlyClickScript}`])
})

test('has it in `gatsby develop`, too, where there is no data of a page', () => {
  expect(renderBody(undefined).preBody).toHaveLength(1)
})

test('has the script of the alerts on sites that have some, before the alerts', () => {
  const { preBody } = renderBody(shell({ alerts: { title: 'Important messages', items: [alert({ id: 5, startsAt: 7 })] } }))

  expect(preBody[1]?.props.alerts).toMatchObject([{ id: 5, startsAt: 7 }])
})

test.each([
  [true, { className: 'site-mourning' }, { 'data-mourning': '' }],
  [false, undefined, undefined],
])('puts the style of mourning on the body: %s', (mourning, body, html) => {
  const rendered = renderBody(shell({ mourning }))

  expect([rendered.body, rendered.html]).toEqual([body, html])
})

test('leaves of a closed site only its name in the head, and no menu in the data', () => {
  const { head, postBody } = renderBody(shell({ closed: { text: 'Closed' } }))

  const kept = preRender([...head, <meta key="page" data-gatsby-head name="description" content="Secret" />])
  expect(kept.find(({ type }) => type === 'title')?.props.children).toBe('Kokzhiek University')
  expect(kept.some(({ props }) => props.content === 'noindex')).toBe(true)
  expect(kept.some(({ props }) => props.content === 'Secret')).toBe(false)
  expect(postBody[0]?.props.state.shell).toMatchObject({ closed: { text: 'Closed' }, menu: [], usefulLinks: [] })
})

test('leaves the head of an open site as the page made it, and the menu in the data', () => {
  const { head, postBody } = renderBody(shell())

  const kept = preRender([...head, <meta key="page" data-gatsby-head name="description" content="News" />])
  expect(kept.some(({ props }) => props.content === 'News')).toBe(true)
  expect(kept.some(({ type }) => type === 'title')).toBe(false)
  expect(postBody[0]?.props.state.shell.menu).toEqual(shell().menu)
})

/** Calls the hook as Gatsby does, for a page of the site; without one as `gatsby develop` does. */
function renderBody(site: Shell | undefined) {
  const result = { head: [] as ReactElement[], preBody: [] as ReactElement[], postBody: [] as ReactElement[], body: undefined as unknown, html: undefined as unknown }
  const context = { ...pageContext('en', '/news'), shell: 'main-en-server' }
  if (site) putShell(context.shell, site)
  onRenderBody?.(
    {
      pathname: '/en/news',
      setHeadComponents: (components: ReactElement[]) => result.head.push(...components.filter(Boolean)),
      setPreBodyComponents: (components: ReactElement[]) => result.preBody.push(...components),
      setPostBodyComponents: (components: ReactElement[]) => result.postBody.push(...components),
      setBodyAttributes: (attributes: unknown) => (result.body = attributes),
      setHtmlAttributes: (attributes: unknown) => (result.html = attributes),
      ...(site && { loadPageDataSync: () => ({ componentChunkName: 'component---src-templates-news-list-tsx', result: { pageContext: context } }) }),
    } as unknown as Parameters<NonNullable<GatsbySSR['onRenderBody']>>[0],
    { plugins: [] },
  )
  return result
}

test('leaves of the script with the path of the page what is the same on every page', () => {
  const script = (text: string) => createElement('script', { key: 'script-loader', dangerouslySetInnerHTML: { __html: text } })
  const bodyOf = (text: string) => {
    let kept: ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>[] = []
    const args = { getHeadComponents: () => [], replaceHeadComponents: () => undefined, getPostBodyComponents: () => [script(text), createElement('p', { key: 'other' })], replacePostBodyComponents: (next: typeof kept) => (kept = next) }
    onPreRenderHTML?.(args as unknown as Parameters<NonNullable<GatsbySSR['onPreRenderHTML']>>[0], { plugins: [] })
    return kept.map(({ key, props }) => props.dangerouslySetInnerHTML?.__html ?? key)
  }

  expect(bodyOf('/*<![CDATA[*/window.pagePath="/kz";window.___webpackCompilationHash="0a1b";/*]]>*/')).toEqual(['window.___webpackCompilationHash="0a1b"', 'other'])
  expect(bodyOf('/*<![CDATA[*/window.pagePath="/kz";/*]]>*/')).toEqual(['other'])
})

function preRender(head: ReactElement[]): ReactElement[] {
  let kept: ReactElement[] = []
  const args = { getHeadComponents: () => head, replaceHeadComponents: (next: ReactElement[]) => (kept = next), getPostBodyComponents: () => [], replacePostBodyComponents: () => undefined }
  onPreRenderHTML?.(args as unknown as Parameters<NonNullable<GatsbySSR['onPreRenderHTML']>>[0], { plugins: [] })
  return kept
}
