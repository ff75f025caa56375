import { screen, within } from '@testing-library/react'
import { pageContext } from '../testing/page-context'
import { messages, renderInSite } from '../testing/render-in-site'
import NewsListTemplate from './news-list'

const data = {
  allUniversityNews: { totalCount: 0, nodes: [] },
  allUniversityArchivedNews: { totalCount: 0 },
  allUniversityNewsCategory: {
    nodes: [
      { slug: 'science', news_count: 3, name: null },
      { slug: 'sport', news_count: 2, name: { text: 'Спорт', language: 'kz' } },
    ],
  },
} satisfies Queries.NewsListQuery

test('calls a category without any name by its slug, and says of a name in which language it is', () => {
  renderInSite(<NewsListTemplate {...({ data, pageContext: pageContext('en', '/news') } as unknown as Parameters<typeof NewsListTemplate>[0])} />)

  const filter = within(screen.getByRole('navigation', { name: messages.en['news.categories'] as string }))
  expect(filter.getAllByRole('link').map((link) => [link.textContent, link.querySelector('[lang]')?.getAttribute('lang')])).toEqual([
    [messages.en['news.all_categories'], undefined],
    ['science 3', undefined],
    ['Спорт 2', 'kk'],
  ])
})
