import { screen } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import { NewsArticle, type NewsArticleProps } from './news-article'

const picture = (name: string) => ({ url: `/media/${name}.jpg`, width: 1600, height: 1000, sources: null, alt: { text: name, language: 'en' as const }, caption: null })
const news: NewsArticleProps['news'] = {
  title: { text: 'Spring festival', language: 'en' },
  lead: null,
  content: { text: '<p>It was warm.</p>', language: 'en' },
  author: null,
  image: picture('stage'),
  gallery: [{ id: 1, ...picture('dancers') }, { id: 2, ...picture('crowd'), caption: { text: 'Көрермендер', language: 'kz' } }],
  categories: [],
  tags: [],
  published_at: '2026-03-22T05:00:00Z',
  views: 3,
  next: null,
  prev: null,
  related: [],
}

test('shows the pictures beside the text below it, and each leads to its full size', () => {
  const { container } = renderInSite(<NewsArticle news={news} base="/news" categoryPath={(slug) => slug} share={null} />)

  const links = [...container.querySelectorAll('figure a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/media/stage.jpg', '/media/dancers.jpg', '/media/crowd.jpg'])
  expect(screen.getByRole('link', { name: `dancers ${messages.en['gallery.original'] ?? '?'}` })).toBe(links[1])
  expect(screen.getByText('Көрермендер')).toHaveAttribute('lang', 'kk')
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy'])
})
