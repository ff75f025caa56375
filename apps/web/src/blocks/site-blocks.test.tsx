import { globalHistory } from '@gatsbyjs/reach-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useBlockEnvironment, type BlockEnvironment } from '@university/blocks/environment'
import { navigate } from 'gatsby'
import type { i18n } from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { renderInSite } from '../testing/render-in-site'
import { SiteBlocks } from './site-blocks'

test('links of a block lead into the language of the page, though it lies in a tree of its own', () => {
  const { environment, translations } = toldBlocks('ru')
  const { Link } = environment()

  render(
    <I18nextProvider i18n={translations}>
      <Link to="/portfolio/71">Портфолио</Link>
    </I18nextProvider>,
  )

  expect(screen.getByRole('link', { name: 'Портфолио' })).toHaveAttribute('href', '/ru/portfolio/71')
})

test('tells blocks the query from the first moment on a page that was come to from another, where the browser looks for the place of who goes back', () => {
  expect(toldBlocks('ru', '?page=2').first.search).toBe('?page=2')
})

test.each([
  ['the page that is shown', '?page=2', '?page=2'],
  ['words that are looked for already, which a link wrote in another way', '?q=%D0%B5%D1%80%D0%B5%D0%B6%D0%B5%20x', '?q=%D0%B5%D1%80%D0%B5%D0%B6%D0%B5+x'],
  ['what a second block of the page shows, which writes its own parameters last', '?b2-page=2&q=law', '?q=law&b2-page=2'],
  ['nothing where there is nothing', '', ''],
])('makes no step that the back button would undo without a change: %s', (_, search, next) => {
  const { environment } = toldBlocks('ru', search)

  environment().changeSearch(() => next)

  expect(navigate).not.toHaveBeenCalled()
})

test('changes the query of the address, as a step or instead of the one before', async () => {
  const { environment } = toldBlocks('ru', '?page=2')

  await change(() => environment().changeSearch(() => '?page=3'))
  await change(() => environment().changeSearch(() => '', { replace: true }))

  expect(jest.mocked(navigate).mock.calls).toEqual([
    ['/ru/page/about?page=3', { replace: false }],
    ['/ru/page/about', { replace: true }],
  ])
})

test('tells blocks at once what one of them asks for, and makes the next change to it, whether its block has heard of it or not', async () => {
  const { environment } = toldBlocks('ru', '?page=2&level=master')
  const former = environment()

  await change(() => former.changeSearch(() => '?level=master&q=law'))
  expect(environment().search).toBe('?level=master&q=law')
  // Blocks whose own parameters have not changed need not render.
  expect({ ...environment(), search: '' }).toStrictEqual({ ...former, search: '' })
  await change(() => former.changeSearch((latest) => `${latest}&file=ru`))

  expect(jest.mocked(navigate).mock.calls.map(([to]) => to)).toEqual(['/ru/page/about?level=master&q=law', '/ru/page/about?level=master&q=law&file=ru'])
})

test('tells blocks nothing before the address has it: the browser remembers then where the page stood', async () => {
  const { environment } = toldBlocks('ru', '?page=2')

  act(() => environment().changeSearch(() => '?page=3'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))

  expect(environment().search).toBe('?page=2')
})

test('is a step of its own though the page has not followed the one before', async () => {
  const { environment } = toldBlocks('ru')
  void globalHistory.navigate('/ru/page/about?level=master')
  expect(globalHistory.transitioning).toBe(true)

  await change(() => environment().changeSearch(() => '?level=master&q=law'))

  expect(globalHistory.transitioning).toBe(false)
})

test('stays a step of its own where a link is followed before the page has followed it', async () => {
  const { environment } = toldBlocks('ru')
  jest.mocked(navigate).mockImplementationOnce(async (to) => void globalHistory.navigate(String(to)))
  const before = window.history.length

  act(() => environment().changeSearch(() => '?q=law'))
  void globalHistory.navigate('/ru/news')

  expect([window.history.length - before, window.location.pathname]).toEqual([2, '/ru/news'])
  window.history.back()
  await waitFor(() => expect(window.location.search).toBe('?q=law'))
})

test('follows the address again once it has come to what was asked for, and not before', async () => {
  const { environment, goTo } = toldBlocks('ru')
  await change(() => environment().changeSearch(() => '?level=master'))
  await change(() => environment().changeSearch(() => '?level=master&q=law'))

  goTo('?level=master', '?level=master&q=law')
  expect(environment().search).toBe('?level=master&q=law')
  goTo('?level=master&q=law')
  expect(environment().search).toBe('?level=master&q=law')
  goTo('?level=master')
  expect(environment().search).toBe('?level=master')
})

test('follows the back button where the page has not followed what was asked for', async () => {
  const { environment } = toldBlocks('ru')
  await change(() => environment().changeSearch(() => '?picture=7'))
  window.history.replaceState(null, '', '/ru/page/about')

  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(environment().search).toBe('')
  await change(() => environment().changeSearch((latest) => `${latest}?page=2`))

  expect(jest.mocked(navigate).mock.lastCall?.[0]).toBe('/ru/page/about?page=2')
})

test('goes back with the page, never by way of what it still shows', async () => {
  const { environment, goTo } = toldBlocks('ru')
  goTo('?picture=6')
  await change(() => environment().changeSearch(() => '?picture=7'))
  window.history.replaceState(null, '', '/ru/page/about')

  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(environment().search).toBe('?picture=7')
  goTo('')

  expect(environment().search).toBe('')
})

test('forgets what was asked for on a page that was left meanwhile', async () => {
  const { environment, goTo } = toldBlocks('ru')
  const asked: string[] = []
  await change(() => environment().changeSearch(() => '?level=master'))

  goTo('', '', '/ru/news', () => asked.push(environment().search))

  expect(new Set([...asked, environment().search])).toEqual(new Set(['']))
})

/** The address has a change at once, the page only when it is told. */
const change = (ask: () => void) =>
  act(async () => {
    jest.mocked(navigate).mockImplementationOnce(async (to) => window.history.replaceState(null, '', String(to)))
    ask()
    await new Promise((resolve) => setTimeout(resolve))
  })

/** What the blocks of a page are told. */
function toldBlocks(language: 'ru', search = '') {
  const told: { environment: BlockEnvironment; translations: i18n }[] = []
  function Block({ onRender }: { onRender: (() => void) | undefined }) {
    told.push({ environment: useBlockEnvironment(), translations: useTranslation().i18n })
    onRender?.()
    return null
  }
  const page = (location: { pathname: string; search: string }, onRender?: () => void) => (
    <SiteBlocks site="main" language={language} location={location}>
      <Block onRender={onRender} />
    </SiteBlocks>
  )
  const path = `/${language}/page/about`
  const { show } = renderInSite(page({ pathname: path, search }), { language })
  const last = () => {
    const latest = told.at(-1)
    if (!latest) throw new Error('The block was not rendered')
    return latest
  }
  return {
    environment: () => last().environment,
    translations: last().translations,
    first: (told[0] ?? last()).environment,
    /** The page is rendered with a query, while the browser's address may be further. */
    goTo(rendered: string, address = rendered, pathname = path, onRender?: () => void) {
      window.history.replaceState(null, '', pathname + address)
      show(page({ pathname, search: rendered }, onRender))
    },
  }
}
