import { screen } from '@testing-library/react'
import { listPath } from '../lib/list-path'
import { renderInSite } from '../testing/render-in-site'
import { ListLink } from './list-link'

test('leads to the page that has the list, in the language of the reader', () => {
  renderInSite(<ListLink to={listPath({ list_slug: 'about/vacancies' })}>All vacancies</ListLink>)

  expect(screen.getByRole('link', { name: 'All vacancies' })).toHaveAttribute('href', '/en/page/about/vacancies')
})

test('is not there where no page of the site has it', () => {
  const { container } = renderInSite(<ListLink to={listPath({ list_slug: null })}>All vacancies</ListLink>)

  expect(container).toBeEmptyDOMElement()
})
