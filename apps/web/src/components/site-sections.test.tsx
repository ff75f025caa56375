import { screen, within } from '@testing-library/react'
import type { ShellLink } from '../shell/shell'
import { messages, renderInSite } from '../testing/render-in-site'
import { SiteSections } from './site-sections'

test('shows each section with the first five of its entries, in the order of the menu and the language of the page', () => {
  const entries = ['1', '2', '3', '4', '5', '6'].map((title) => link(title))
  renderInSite(<SiteSections menu={[link('Admission', entries), link('Contacts'), link('Science', [link('Laboratories')])]} />)

  const region = screen.getByRole('region', { name: messages.en['home.explore'] as string })
  expect(within(region).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Admission', 'Science'])
  expect(within(region).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Admission', '1', '2', '3', '4', '5', 'Science', 'Laboratories'])
  expect(screen.getByRole('link', { name: 'Laboratories' })).toHaveAttribute('href', '/en/page/Laboratories')
})

test.each([
  ['the menu has one level', [link('Contacts'), link('News')]],
  ['one section is nothing to choose between', [link('Chairs', [link('Staff')]), link('News')]],
])('is left out where %s', (_why, menu) => {
  renderInSite(<SiteSections menu={menu} />)

  expect(screen.queryByRole('heading')).toBeNull()
})

function link(title: string, children: ShellLink[] = []): ShellLink {
  return { title, url: `/page/${title}`, children }
}
