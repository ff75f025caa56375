import { screen } from '@testing-library/react'
import { renderInSite } from '../../testing/render-in-site'
import { PersonName } from './person-name'

const name = { text: 'Омиров Канат', language: 'ru' } as const

test('leads to the portfolio where the site has a page of it', () => {
  renderInSite(<PersonName name={name} portfolioId={512} people={[71, 512]} />)

  expect(screen.getByRole('link', { name: 'Омиров Канат' })).toHaveAttribute('href', '/en/portfolio/512')
})

test.each([
  ['of a person from elsewhere', null],
  ['of a person whose page is on another site', 512],
])('is plain text, marked as being in another language, %s', (_, portfolioId) => {
  renderInSite(<PersonName name={name} portfolioId={portfolioId} people={[71]} />)

  expect([screen.queryByRole('link'), screen.getByText('Омиров Канат').lang]).toEqual([null, 'ru'])
})
