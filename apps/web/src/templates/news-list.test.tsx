import { screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { putMessages } from '../i18n/load-messages'
import { pageContext } from '../testing/page-context'
import { messages, renderInSite } from '../testing/render-in-site'
import NewsListTemplate, { Head } from './news-list'

const data = {
  allUniversityNews: { totalCount: 0, nodes: [] },
  allUniversityArchivedNews: { totalCount: 0 },
  allUniversityNewsCategory: {
    nodes: [
      { slug: 'science', news_count: 1204, name: null },
      { slug: 'sport', news_count: 2, name: { text: 'Спорт', language: 'kz' } },
    ],
  },
} satisfies Queries.NewsListQuery

test('calls a category without any name by its slug, and says of a name in which language it is', () => {
  renderInSite(<NewsListTemplate {...({ data, pageContext: pageContext('en', '/news') } as unknown as Parameters<typeof NewsListTemplate>[0])} />)

  const filter = within(screen.getByRole('navigation', { name: messages.en['news.categories'] as string }))
  expect(filter.getAllByRole('link').map((link) => [link.textContent, link.querySelector('[lang]')?.getAttribute('lang')])).toEqual([
    [messages.en['news.all_categories'], undefined],
    ['science 1,204', undefined],
    ['Спорт 2', 'kk'],
  ])
})

test('tells search engines of each category something of its own', () => {
  putMessages('en', messages.en)

  const descriptions = [undefined, 'science', 'sport'].map((category) => {
    const context = pageContext('en', '/news', category ? { category } : {})
    const html = renderToStaticMarkup(<Head {...({ data, pageContext: context } as unknown as Parameters<typeof Head>[0])} />)
    return /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
  })

  const lead = messages.en['news.lead'] as string
  expect(descriptions).toEqual([lead, `News: science. ${lead}`, `News: Спорт. ${lead}`])
})
