import { screen, within } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import type { ShellLink } from '../shell/shell'
import { SiteSections } from './site-sections'

test('shows each section with the first five of its entries, in the order of the menu', () => {
  const entries = ['1', '2', '3', '4', '5', '6'].map((title) => link(title))
  renderInSite(<SiteSections menu={[link('Admission', entries), link('Contacts'), link('Science', [link('Laboratories')])]} />)

  const region = screen.getByRole('region', { name: messages.en['home.explore'] as string })
  expect(within(region).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Admission', 'Science'])
  expect(within(region).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Admission', '1', '2', '3', '4', '5', 'Science', 'Laboratories'])
  expect(screen.getByRole('link', { name: 'Laboratories' })).toHaveAttribute('href', '/en/page/Laboratories')
})

test('is left out where the menu has one level', () => {
  renderInSite(<SiteSections menu={[link('Contacts'), link('News')]} />)

  expect(screen.queryByRole('heading')).toBeNull()
})

function link(title: string, children: ShellLink[] = []): ShellLink {
  return { title, url: `/page/${title}`, external: false, children }
}
