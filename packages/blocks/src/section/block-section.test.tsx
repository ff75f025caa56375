import { render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { DocsListBlock } from '../docs-list-block/docs-list-block'
import { fixtures as documents } from '../docs-list-block/docs-list-block.fixtures'
import type { BlockEnvironment } from '../environment/environment'
import { ListBlock } from '../list-block/list-block'
import { fixtures as lists } from '../list-block/list-block.fixtures'
import { PortfolioList } from '../portfolio-list/portfolio-list'
import { fixtures as people } from '../portfolio-list/portfolio-list.fixtures'
import { VacancyList } from '../vacancy-list/vacancy-list'
import { fixtures as vacancies } from '../vacancy-list/vacancy-list.fixtures'
import { BlockFrame } from '../testing/block-frame'
import { BlockSection } from './block-section'

const list = { ...lists['several pages, without a title'] }
const jobs = vacancies['several pages']

test('leaves the parts of a block that is alone their plain names', () => {
  show(<VacancyList {...jobs} />)

  expect(screen.getByRole('search', { name: 'Find a vacancy' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox', { name: 'Post, department or requirement' })).toBeInTheDocument()
  expect(screen.getByText('17 vacancies')).not.toHaveAttribute('aria-label')
})

test('names the pages of a list by its block, since each list of a page has some', () => {
  show(<VacancyList {...jobs} />, <ListBlock {...list} />)

  expect(screen.getAllByRole('navigation', { name: /^Pages of the list/ }).map(nameOf)).toEqual(['Pages of the list: Work with us', 'Pages of the list: List'])
})

test('numbers the second of a kind, and every part of it', () => {
  showTwo((sibling) => <ListBlock key={sibling} {...list} />)

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
  show(
    <In sibling={1}>
      <VacancyList options={{ category_id: 1 }} initial={initial} />
    </In>,
    <In sibling={2}>
      <VacancyList options={{ category_id: 3 }} initial={initial} />
    </In>,
  )

  const [first, second] = initial.categories
  expect(screen.getAllByRole('region').map(nameOf)).toEqual([`Vacancies: ${first?.name}`, `Vacancies: ${second?.name}`])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([`Vacancies: ${first?.name}`, `Vacancies: ${second?.name}`])
  expect(new Set(screen.getAllByRole<HTMLInputElement>('searchbox').map((field) => field.labels?.[0]?.textContent)).size).toBe(2)
})

test.each([
  ['vacancies', { category_id: 1 }, { category_id: 3 }, (options: object) => <VacancyList options={options} initial={vacancies['a category, fixed by the editor'].initial} />],
  ['documents', { category_id: 11 }, { category_id: 10 }, (options: object) => <DocsListBlock options={options} initial={documents['few of one category'].initial} />],
])('numbers those of several blocks of %s that show the same category, whatever else they are told', async (_, one, other, block) => {
  const siblings = [one, other, { ...one, sort: 'title' }, one]
  show(...siblings.map((options, index) => <In key={index} sibling={index + 1} siblings={siblings}>{block(options)}</In>))

  const [first, second, third, fourth] = screen.getAllByRole('region').map(nameOf)
  expect([third, fourth]).toEqual([`${first} (2)`, `${first} (3)`])
  expect(second).not.toMatch(/\(2\)$/)
  expect(await repeatedNames()).toEqual([])
})

test('numbers the second of two that have a title of their own and show the same', () => {
  const siblings = [{ gallery_id: 7 }, { gallery_id: 8 }, { gallery_id: 7 }]
  show(
    ...siblings.map((_, index) => (
      <In key={index} sibling={index + 1} siblings={siblings}>
        <BlockSection title={index === 1 ? 'Sports day' : 'Graduation'} isOwnTitle>
          <p>pictures</p>
        </BlockSection>
      </In>
    )),
  )

  expect(screen.getAllByRole('region').map(nameOf)).toEqual(['Graduation', 'Sports day', 'Graduation (2)'])
})

test.each([
  ['documents', (sibling: number) => <DocsListBlock key={sibling} {...documents['all categories']} />],
  ['lists', (sibling: number) => <ListBlock key={sibling} {...list} />],
  ['people', (sibling: number) => <PortfolioList key={sibling} {...people['several pages']} />],
  ['vacancies', (sibling: number) => <VacancyList key={sibling} {...jobs} />],
])('two blocks of %s have no landmark of the same name', async (_, block) => {
  showTwo(block)

  expect(await repeatedNames()).toEqual([])
})

/** What screen readers could not tell apart. */
async function repeatedNames(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['landmark-unique', 'duplicate-id-aria', 'form-field-multiple-labels'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

function showTwo(block: (sibling: number) => JSX.Element) {
  show(...[1, 2].map((sibling) => <In key={sibling} sibling={sibling}>{block(sibling)}</In>))
}

function show(...blocks: JSX.Element[]) {
  render(
    <>
      {blocks.map((block, index) => (
        <In key={index} sibling={undefined}>
          {block}
        </In>
      ))}
    </>,
  )
}

function In({ sibling, siblings, children }: Pick<BlockEnvironment, 'sibling' | 'siblings'> & { children: JSX.Element }) {
  return (
    <BlockFrame language="en" environment={{ sibling, siblings }}>
      {children}
    </BlockFrame>
  )
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label')
