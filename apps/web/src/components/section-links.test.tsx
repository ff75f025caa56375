import { screen, within } from '@testing-library/react'
import { renderInSite } from '../testing/render-in-site'
import { entry, shell } from '../testing/shell'
import { SectionLinks } from './section-links'

test('shows the neighbours of a page below the name of their section, and marks the page', () => {
  renderInSite(<SectionLinks menu={shell().menu} />, { path: '/page/about/history' })

  const section = screen.getByRole('navigation', { name: 'About' })
  expect(within(section).getAllByRole('link').map((link) => link.textContent)).toEqual(['History'])
  expect(within(section).getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page')
})

test('says the language of a section whose name is not translated', () => {
  const menu = [{ ...entry('Ғылым', null, [entry('Projects', '/page/science/projects'), entry('Grants', '/page/science/grants')]), lang: 'kk' }]
  renderInSite(<SectionLinks menu={menu} />, { path: '/page/science/grants' })

  expect(screen.getByRole('heading', { name: 'Ғылым' })).toHaveAttribute('lang', 'kk')
})

test('is not there on a page that the menu does not have', () => {
  renderInSite(<SectionLinks menu={shell().menu} />, { path: '/page/elsewhere' })

  expect(screen.queryByRole('navigation')).toBeNull()
})
