import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { works } from '../citation/work.fixtures'
import { BlockFrame } from '../testing/block-frame'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { say } from '../testing/messages'
import { fixtures } from './portfolio-sections.fixtures'
import { PortfolioSections } from './portfolio-sections'
import type { PortfolioSectionsOptions } from './portfolio-sections.options'

const award = {
  id: 171,
  title_kz: 'Үздік оқытушы',
  title_ru: null,
  title_en: null,
  issuer_kz: null,
  issuer_ru: null,
  issuer_en: 'Ministry of Science',
  awarded_at: '2024-12-13',
  document: null,
}
const publication = {
  id: 9001,
  title: 'Dependency parsing of Kazakh',
  authors: 'Seitkali A.',
  year: 2024,
  source: 'Journal of Turkic Language Technology',
  volume: '8',
  issue: '2',
  pages: '211–230',
  doi: '10.5555/jtlt.2024.8.211',
  issn: null,
  type: 'article',
  index: ['scopus', 'kkson'],
  quartile: 'Q2',
  percentile: 68,
  url: null,
  citation: 'Seitkali A. Dependency parsing of Kazakh. 2024.',
}

let portfolioId = 1000

beforeEach(() => {
  // Answers are kept by request: each test has a person of its own.
  portfolioId += 1
  window.history.replaceState(null, '', '/en/portfolio/71')
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

test('is plain sections with headings and counts, and links to them, until a script takes over', () => {
  const html = renderToStaticMarkup(framed(fixtures['every section']))
  document.body.innerHTML = html

  const links = within(screen.getByRole('navigation', { name: say('en', 'portfolio.sections') })).getAllByRole('link')
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Publications 41', 'Projects 1', 'Grants 2', 'Courses 3', 'Awards 2', 'Experience 2', 'Research interests 3'])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map((heading) => `#${heading.parentElement?.id}`))
  expect(html).toContain(say('en', 'portfolio.needs_script'))
  document.body.innerHTML = ''
})

test('asks for nothing as long as it is far from the window', () => {
  const { calls } = setUp({ publications: 1, awards: 1 }, { near: false })

  expect([calls, screen.queryByRole('tab')]).toEqual([[], null])
})

test('becomes tabs near the window, and asks for the open one only', async () => {
  const { calls } = setUp({ publications: 1, awards: 1 })

  const call = await waitForCall(calls)
  expect([calls.length, new URL(call.url).pathname, call.body]).toEqual([1, '/api/plugin/portfolio/publications', { portfolio_id: portfolioId, page: 1, per_page: 20 }])
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'list.loading'))

  await act(async () => call.answer(publications([publication], 1)))
  expect(await screen.findByRole('link', { name: 'Dependency parsing of Kazakh' })).toHaveAttribute('href', expect.stringContaining('https://doi.org/10.5555/jtlt.2024.8.211'))
  expect(screen.getByText('Journal of Turkic Language Technology, 8 (2), 211–230')).toBeVisible()
  expect(screen.getByText('Q2 · 68%')).toBeVisible()
})

test('opens a tab by a click, names it in the address, and keeps the former list', async () => {
  window.history.replaceState({ key: 'of the router' }, '')
  const { calls } = setUp({ publications: 1, awards: 1 })
  const first = await waitForCall(calls)
  await act(async () => first.answer(publications([publication], 1)))

  await userEvent.click(tab('awards'))
  const second = await waitForCall(calls, 2)
  await act(async () => second.answer([award]))

  // In the order of the reader's language.
  expect(second.body).toEqual({ portfolio_id: portfolioId, lang: 'en' })
  expect(await screen.findByText('Үздік оқытушы')).toHaveAttribute('lang', 'kk')
  expect([window.location.hash, window.history.state, screen.getByRole('tabpanel').id]).toEqual(['#awards', { key: 'of the router' }, 'awards'])

  await userEvent.click(tab('publications'))
  expect(screen.getByRole('link', { name: 'Dependency parsing of Kazakh' })).toBeVisible()
  expect(calls).toHaveLength(2)
})

test.each([
  ['{ArrowRight}', 'awards'],
  ['{ArrowLeft}', 'experience'],
  ['{End}', 'experience'],
  ['{Home}', 'publications'],
] as const)('moves among the tabs by %s', async (key, wanted) => {
  setUp({ publications: 1, awards: 1, experience: 1 })
  act(() => tab('publications').focus())

  await userEvent.keyboard(key)

  expect([document.activeElement, screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)]).toEqual([tab(wanted), [tab(wanted)]])
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow with %s to the browser', (held) => {
  setUp({ publications: 1, awards: 1, experience: 1 })
  act(() => tab('publications').focus())

  const isLeft = fireEvent.keyDown(tab('publications'), { key: 'ArrowLeft', [held]: true })

  expect([isLeft, document.activeElement]).toEqual([true, tab('publications')])
})

test('opens the tab that the address names, also when it changes later', async () => {
  window.history.replaceState(null, '', '#awards')
  const { calls } = setUp({ publications: 1, awards: 1 }, { near: false })

  expect(new URL((await waitForCall(calls)).url).pathname).toBe('/api/plugin/portfolio/awards')
  window.history.replaceState(null, '', '#publications')
  fireEvent(window, new HashChangeEvent('hashchange'))
  expect(tab('publications')).toHaveAttribute('aria-selected', 'true')
})

test('marks a publication that is not in the language of the page, its reference, too', async () => {
  const { calls } = setUp({ publications: 1 })
  const call = await waitForCall(calls)
  const own = works.article

  await act(async () => call.answer(publications([own, { ...publication, id: 9002 }], 2)))

  const link = await screen.findByRole('link', { name: new RegExp(own.title) })
  expect([within(link).getByText(own.title), screen.getByText(own.authors), screen.getByText(`${own.source}, 14 (3), 41–56`)].map((part) => part?.getAttribute('lang'))).toEqual(['kk', 'kk', 'kk'])
  expect(screen.getByText(publication.authors).closest('[lang]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Cite ?: Қазақ/ }))
  expect((await screen.findByText(own.citation)).closest('[lang]')).toHaveAttribute('lang', 'kk')
})

test('shows twenty more publications at a time, as long as the API has more, whatever the build knew', async () => {
  const { calls } = setUp({ publications: 20 })
  const first = await waitForCall(calls)
  await act(async () => first.answer(publications([publication], 21)))

  await userEvent.click(await screen.findByRole('button', { name: say('en', 'portfolio.more') }))
  const second = await waitForCall(calls, 2)
  await act(async () => second.answer(publications([{ ...publication, id: 9002, title: 'The last one' }], 21, 2)))

  expect(second.body).toEqual({ portfolio_id: portfolioId, page: 2, per_page: 20 })
  expect(await screen.findByText('The last one')).toBeVisible()
  expect(screen.getByText('The last one').closest('ul')).toHaveFocus()
  expect(screen.queryByRole('button', { name: say('en', 'portfolio.more') })).toBeNull()
})

test('goes on by keyboard where the new publications begin, after another try for them, too', async () => {
  const { calls } = setUp({ publications: 20, awards: 1 })
  const first = await waitForCall(calls)
  await act(async () => first.answer(publications([publication], 21)))
  await userEvent.click(await screen.findByRole('button', { name: say('en', 'portfolio.more') }))
  const second = await waitForCall(calls, 2)
  await act(async () => second.answer({ status: 404, code: 'not_found' }, 404))

  await userEvent.click(await screen.findByRole('button', { name: say('en', 'list.retry') }))
  const third = await waitForCall(calls, 3)
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  await act(async () => third.answer(publications([{ ...publication, id: 9002, title: 'The last one' }], 21, 2)))

  expect((await screen.findByText('The last one')).closest('ul')).toHaveFocus()
})

test('says so when a list does not come, and another try works', async () => {
  const { calls } = setUp({ awards: 1 })
  const first = await waitForCall(calls)
  await act(async () => first.answer({ status: 404, code: 'not_found' }, 404))

  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
  await userEvent.click(screen.getByRole('button', { name: say('en', 'list.retry') }))
  const second = await waitForCall(calls, 2)
  await act(async () => second.answer([award]))

  expect(await screen.findByText('Ministry of Science')).toBeVisible()
})

test('has no tabs for one section, and nothing at all for none', () => {
  const { container, rerender } = setUp({ awards: 1 })
  expect([screen.queryByRole('tablist'), screen.getByRole('heading', { level: 2 }).textContent]).toEqual([null, 'Awards 1'])

  rerender(framed(fixtures['no section']))
  expect(container).toBeEmptyDOMElement()
})

function setUp(counts: Partial<PortfolioSectionsOptions['counts']>, { near = true } = {}) {
  const calls = fakeApi()
  Object.assign(globalThis, { IntersectionObserver: observer(near) })
  return { calls, ...render(framed({ portfolioId, counts: { ...fixtures['no section'].counts, ...counts } })) }
}

function framed(options: PortfolioSectionsOptions) {
  return (
    <BlockFrame language="en">
      <PortfolioSections {...options} />
    </BlockFrame>
  )
}

/** jsdom has no layout: the block is near the window from the start, or never. */
function observer(near: boolean) {
  return class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: near }])
    }
    disconnect() {}
  }
}

function publications(data: object[], total: number, page = 1) {
  return { data, current_page: page, last_page: Math.ceil(total / 20), per_page: 20, total, years: [2024] }
}

function tab(section: 'publications' | 'awards' | 'experience') {
  return screen.getByRole('tab', { name: new RegExp(say('en', `portfolio.${section}`)) })
}

/** The request number `count`, once it is sent. */
async function waitForCall(calls: FakeCall[], count = 1): Promise<FakeCall> {
  await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(count))
  return calls[count - 1] as FakeCall
}
