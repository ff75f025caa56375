import { screen, within } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import { Breadcrumbs } from './breadcrumbs'

test('leads from the home page to this one, which is no link', () => {
  renderInSite(<Breadcrumbs items={[{ title: 'News', to: '/news' }, { title: 'Open day', to: '/news/1' }]} />)

  const items = within(screen.getByRole('navigation', { name: messages.en['site.breadcrumbs'] as string })).getAllByRole('listitem')
  expect(items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
    [messages.en['site.home'], '/en'],
    ['News', '/en/news'],
    ['Open day', undefined],
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'page'])
})

test('shows a heading on the way without a link', () => {
  renderInSite(<Breadcrumbs items={[{ title: 'About' }, { title: 'History' }]} />)

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([messages.en['site.home']])
})

test('says in which language a title is that is not in that of the page', () => {
  renderInSite(<Breadcrumbs items={[{ title: { text: 'Жаңалықтар', language: 'kz' }, to: '/news' }, { title: { text: 'Open day', language: 'en' } }, { title: null }]} />)

  expect(screen.getAllByRole('listitem').map((item) => [item.textContent, item.getAttribute('lang')])).toEqual([
    [messages.en['site.home'], null],
    ['Жаңалықтар', 'kk'],
    ['Open day', null],
    ['', null],
  ])
})

test('bears a section and a page of the same title', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)

  renderInSite(<Breadcrumbs items={[{ title: 'About', to: '/page/about' }, { title: 'About' }]} />)

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([messages.en['site.home'], 'About', 'About'])
  expect(complaints).not.toHaveBeenCalled()
})
