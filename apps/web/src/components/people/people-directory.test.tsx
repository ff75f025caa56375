import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
import { useState } from 'react'
import { SiteBlocks } from '../../blocks/site-blocks'
import type { Group, Member } from '../../lib/group-people'
import { messages, renderInSite } from '../../testing/render-in-site'
import { PeopleDirectory } from './people-directory'

const chair = { id: 11, name: { text: 'Chair of Physics', language: 'en' as const } }
const own: Group<typeof chair> = { cafedra: null, members: [member(1, 'Abay'), member(2, 'Bek')] }
const physics: Group<typeof chair> = { cafedra: chair, members: ['Adil', 'Arman', 'Kim', 'Kuat', 'Lim', 'Marat', 'Nur', 'Zhan'].map((name, index) => member(10 + index, name)) }

test('shows people below their chairs, and how many there are', () => {
  setUp([own, physics])

  expect(screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent]).slice(0, 4)).toEqual([
    ['H2', messages.en['department.people']],
    ['H3', messages.en['department.own_people']],
    ['H4', 'Abay'],
    ['H4', 'Bek'],
  ])
  expect(screen.getByRole('link', { name: 'Chair of Physics' })).toHaveAttribute('href', '/en/portfolio/department/cafedra/11')
  expect(screen.getByRole('status')).toHaveTextContent('10 people')
})

test('leaves those with one letter when it is chosen, keeps the choice in the address, and takes it back', async () => {
  setUp([own, physics], '?q=1')

  await userEvent.click(screen.getByRole('link', { name: 'K' }))
  expect(navigate).toHaveBeenLastCalledWith('/en/portfolio/department/1?q=1&letter=K', { replace: false })
  expect([people(), screen.getByRole('status').textContent]).toEqual([['Kim', 'Kuat'], '2 people'])
  expect(screen.getByRole('link', { name: 'K' })).toHaveAttribute('aria-current', 'true')

  await userEvent.click(screen.getByRole('link', { name: messages.en['department.all_letters'] ?? '?' }))
  expect(navigate).toHaveBeenLastCalledWith('/en/portfolio/department/1?q=1', { replace: false })
  expect(people()).toHaveLength(10)
})

test('takes a letter from the address in either case, and shows everybody for one that no name begins with', () => {
  const { unmount } = setUp([own, physics], '?letter=b')
  expect(people()).toEqual(['Bek'])
  unmount()

  setUp([own, physics], '?letter=Q')
  expect(people()).toHaveLength(10)
})

test('a letter leaves the page where it is: after the back button the browser knows its place', async () => {
  // jsdom has none.
  const scroll = (Element.prototype.scrollIntoView = jest.fn())
  setUp([own, physics], '?letter=K')

  await userEvent.click(screen.getByRole('link', { name: 'A' }))

  expect([people(), scroll.mock.calls]).toEqual([['Abay', 'Adil', 'Arman'], []])
})

test('has no headings of chairs for one group, no letters for a few people, and says where there are none', () => {
  const { unmount } = setUp([own])
  expect([screen.queryByRole('navigation'), screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)]).toEqual([null, ['Abay', 'Bek']])
  unmount()

  setUp([])
  expect(screen.getByRole('status')).toHaveTextContent(messages.en['department.empty'] ?? '?')
})

function setUp(groups: Group<typeof chair>[], first = '') {
  const path = '/en/portfolio/department/1'

  function Page() {
    const [search, setSearch] = useState(first)
    jest.mocked(navigate).mockImplementation((to) => setSearch(String(to).slice(path.length)))
    return (
      <SiteBlocks site="main" language="en" location={{ pathname: path, search }}>
        <PeopleDirectory groups={groups} />
      </SiteBlocks>
    )
  }
  return renderInSite(<Page />)
}

function member(id: number, sortName: string): Member {
  return { item: { id, name: { text: sortName, language: 'en' }, initials: '', position: null, degrees: [], photo: null }, sortName, cafedraId: null }
}

function people() {
  return screen.getAllByRole('article').map((article) => article.textContent)
}
