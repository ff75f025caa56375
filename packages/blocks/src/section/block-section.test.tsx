import { render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DocsListBlock } from '../docs-list-block/docs-list-block'
import { fixtures as documents } from '../docs-list-block/docs-list-block.fixtures'
import { BlockEnvironmentProvider, useBlockEnvironment } from '../environment/environment'
import { EventsBlock } from '../events-plugin/events-block'
import { fixtures as events } from '../events-plugin/events-block.fixtures'
import { Gallery } from '../gallery/gallery'
import { fixtures as galleries } from '../gallery/gallery.fixtures'
import { ListBlock } from '../list-block/list-block'
import { fixtures as lists } from '../list-block/list-block.fixtures'
import type { BlockView } from '../page-content/block-definition'
import type { PlacedBlock } from '../page-content/placed-block'
import { scopeEnvironment } from '../page-content/scope-environment'
import { PortfolioList } from '../portfolio-list/portfolio-list'
import { fixtures as people } from '../portfolio-list/portfolio-list.fixtures'
import { ScoreListBlock } from '../score-list-block/score-list-block'
import { fixtures as scores } from '../score-list-block/score-list-block.fixtures'
import { VacancyList } from '../vacancy-list/vacancy-list'
import { fixtures as vacancies } from '../vacancy-list/vacancy-list.fixtures'
import { BlockFrame } from '../testing/block-frame'

const list = { ...lists['several pages, without a title'] }
const jobs = vacancies['several pages']

test('leaves the parts of a block that is alone their plain names', () => {
  show(<VacancyList key="jobs" {...jobs} />)

  expect(screen.getByRole('search', { name: 'Find a vacancy' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox', { name: 'Post, department or requirement' })).toBeInTheDocument()
  expect(screen.getByText('17 vacancies')).not.toHaveAttribute('aria-label')
})

test('names the pages of a list by its block, since each list of a page has some', () => {
  show(<VacancyList key="jobs" {...jobs} />, <ListBlock key="list" {...list} />)

  expect(screen.getAllByRole('navigation', { name: /^Pages of the list/ }).map(nameOf)).toEqual(['Pages of the list: Work with us', 'Pages of the list: List'])
})

test('numbers the second of a kind, and every part of it', () => {
  showPage({ name: 'ListBlock', ...list }, { name: 'ListBlock', ...list })

  const [first, second] = screen.getAllByRole('region')
  if (!first || !second) throw new Error('There are not two')
  expect([nameOf(first), nameOf(second)]).toEqual(['List', 'List (2)'])
  expect(within(second).getByRole('search')).toHaveAccessibleName(/: List \(2\)$/)
  expect(within(second).getByRole('searchbox')).toHaveAccessibleName(/: List \(2\)$/)
  expect(within(second).getByRole('group')).toHaveAccessibleName(/: List \(2\)$/)
  expect(within(second).getByRole('status')).toHaveAccessibleName('List (2)')
  expect(within(second).getAllByRole('navigation').map(nameOf)).toEqual([expect.stringMatching(/: List \(2\)$/), 'Pages of the list: List (2)'])
  expect(within(first).getByRole('searchbox')).toHaveAccessibleName(/: List$/)
})

test('tells two by what they show, where they say so', () => {
  const { initial } = vacancies['a category, fixed by the editor']
  showPage({ name: 'VacancyList', options: { category_id: 1 }, initial }, { name: 'VacancyList', options: { category_id: 3 }, initial })

  const [first, second] = initial.categories
  expect(screen.getAllByRole('region').map(nameOf)).toEqual([`Vacancies: ${first?.name}`, `Vacancies: ${second?.name}`])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([`Vacancies: ${first?.name}`, `Vacancies: ${second?.name}`])
  expect(new Set(screen.getAllByRole<HTMLInputElement>('searchbox').map((field) => field.labels?.[0]?.textContent)).size).toBe(2)
})

test.each<[string, string, object, object, unknown]>([
  ['vacancies', 'VacancyList', { category_id: 1 }, { category_id: 3 }, vacancies['a category, fixed by the editor'].initial],
  ['documents', 'DocsListBlock', { category_id: 11 }, { category_id: 10 }, documents['few of one category'].initial],
])('numbers those of several blocks of %s that show the same category, whatever else they are told', async (_, name, one, other, initial) => {
  showPage(...[one, other, { ...one, sort: 'title' }, one].map((options) => ({ name, options, initial })))

  const [first, second, third, fourth] = screen.getAllByRole('region').map(nameOf)
  expect([third, fourth]).toEqual([`${first} (2)`, `${first} (3)`])
  expect(second).not.toMatch(/\(2\)$/)
  expect(await repeatedNames()).toEqual([])
})

test('numbers those that have the same title, though they are others, and of another kind', async () => {
  const title = { text: 'Graduation', language: 'en' }
  const graduation = { ...galleries['with captions'].initial, title }
  showPage(
    { name: 'Gallery', options: { gallery_id: 7 }, initial: graduation },
    { name: 'Gallery', options: { gallery_id: 8 }, initial: { ...graduation, title: { ...title, text: 'Sports day' } } },
    { name: 'Gallery', options: { gallery_id: 9 }, initial: graduation },
    { name: 'ListBlock', options: { list_id: 7 }, initial: { ...list.initial, title } },
  )

  expect(screen.getAllByRole('region').map(nameOf)).toEqual(['Graduation', 'Sports day', 'Graduation (2)', 'Graduation (3)'])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Graduation', 'Sports day', 'Graduation', 'Graduation'])
  expect(await repeatedNames()).toEqual([])
})

test.each<[string, Shown]>([
  ['documents', { name: 'DocsListBlock', ...documents['all categories'] }],
  ['lists', { name: 'ListBlock', ...list }],
  ['people', { name: 'PortfolioList', ...people['several pages'] }],
  ['vacancies', { name: 'VacancyList', ...jobs }],
])('two blocks of %s have no landmark of the same name', async (_, block) => {
  showPage(block, block)

  expect(await repeatedNames()).toEqual([])
})

test.each<[string, Shown]>([
  ['events', { name: 'EventsPlugin', ...events['all events'] }],
  ['scores', { name: 'ScoreListBlock', ...scores['the newest year'] }],
])('two blocks of %s have no filter, nor a button of one, of the same name', (_, block) => {
  showPage(block, block)

  const parts = [...document.querySelectorAll<HTMLSelectElement>(':is([role=search], form) :is(select, input:not([type=radio]), button)')]
  const names = parts.map(({ labels, textContent }) => labels[0]?.textContent ?? textContent)
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

/** What screen readers could not tell apart. */
async function repeatedNames(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['landmark-unique', 'duplicate-id-aria', 'form-field-multiple-labels'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

interface Shown {
  name: string
  options: object
  initial: unknown
}

/** Blocks as a page has them, by their places. */
function showPage(...blocks: Shown[]) {
  const all = blocks.map(({ name, options, initial }) => ({ name, props: { ...options }, initial }))
  const View = ({ name, options, initial }: Shown) => {
    const Block = views[name as keyof typeof views] as BlockView<object, unknown>
    return <Block id={name} options={options} initial={initial} />
  }
  show(
    ...blocks.map((block, place) => (
      <Scoped key={place} place={place} all={all}>
        <View {...block} />
      </Scoped>
    )),
  )
}

const views = { DocsListBlock, EventsPlugin: EventsBlock, Gallery, ListBlock, PortfolioList, ScoreListBlock, VacancyList }

function Scoped({ place, all, children }: Pick<PlacedBlock, 'place' | 'all'> & { children: ReactNode }) {
  const environment = useBlockEnvironment()
  const { t } = useTranslation()
  return <BlockEnvironmentProvider value={scopeEnvironment(environment, { place, all }, t)}>{children}</BlockEnvironmentProvider>
}

function show(...blocks: JSX.Element[]) {
  render(<BlockFrame language="en">{blocks}</BlockFrame>)
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label')
