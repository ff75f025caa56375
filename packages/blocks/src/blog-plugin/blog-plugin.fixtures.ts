import type { BlogPluginOptions, BlogPostItem } from './blog-plugin.options'

const posts: BlogPostItem[] = [
  {
    id: 43,
    title: { text: 'Неге кітапхана кешке дейін ашық болуы керек', language: 'kz' },
    content: { text: '<p>Сауалнамаға 2 318 студент қатысты.</p><h2>Не өзгереді</h2><p>Екі қабат 23:00-ге дейін ашық.</p>', language: 'kz' },
    publishedAt: '2026-11-09T05:00:00Z',
  },
  {
    id: 42,
    title: { text: 'Первокурсникам', language: 'ru' },
    content: { text: '<p>Never be afraid to ask.</p>', language: 'en' },
    publishedAt: '2026-09-01T03:00:00Z',
  },
  { id: 36, title: { text: 'Why a blog', language: 'en' }, content: null, publishedAt: '2025-09-08T04:00:00Z' },
]
const categories = [
  { id: 3, name: 'Жатақхана' },
  { id: 4, name: 'Учебный процесс' },
]

export const fixtures = {
  'three posts': { blog: 'rector', categories, perPage: 12, initial: { items: posts, page: 1, lastPage: 1, total: 3 } },
  'first of several pages': { blog: 'rector', categories, perPage: 2, initial: { items: posts.slice(0, 2), page: 1, lastPage: 2, total: 3 } },
  empty: { blog: 'rector', categories: [], perPage: 12, initial: { items: [], page: 1, lastPage: 1, total: 0 } },
} satisfies Record<string, BlogPluginOptions>
