import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMocks } from '@university/api-client/testing'
import type { PageProps } from 'gatsby'
import { languages, type Language } from '../i18n/languages'
import type { PageContext } from '../lib/page-context'
import { pageContext } from '../testing/page-context'
import { messages, renderInSite } from '../testing/render-in-site'
import BlogTemplate from './blog'
import RectorTemplate from './rector'

// They have tests of their own.
jest.mock('../components/late/list-island', () => ({ ListIsland: () => null }))
jest.mock('@university/blocks/content-block', () => ({ ContentBlock: ({ html }: { html: string }) => <p>{html}</p> }))

const text = (words: string) => ({ text: words, language: 'en' as const })
const blog: NonNullable<Queries.BlogQuery['universityBlog']> = {
  slug: 'rector',
  owner: { full_name: text('Aigul Nurpeissova'), position: text('Rector'), photo: null },
  greeting: null,
  content: text('Within fifteen days'),
  reception_hours: null,
  categories: [{ id: 3, name: text('Accommodation') }],
  posts: { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0 },
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  const mocks = createMocks()
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => mocks.fetch(request as Request))
})

test.each(languages)('the blog offers in %s to ask a question beside how questions are answered, and asks nothing before', (language) => {
  show(language)
  const say = (key: string) => messages[language][key] as string

  const section = within(screen.getByRole('region', { name: say('blog.asking') }))
  expect(section.getByText('Within fifteen days')).toBeVisible()
  expect(section.getByRole('button', { name: say('blog.ask') })).toHaveAttribute('aria-expanded', 'false')
  expect(fetch).not.toHaveBeenCalled()
})

test('the form opens in its place with the topics of the blog, also where nothing is said about answers', async () => {
  show('en', { content: null })

  await userEvent.click(screen.getByRole('button', { name: messages.en['blog.ask'] as string }))

  const form = screen.getByRole('region', { name: messages.en['blog.ask_title'] as string })
  const topics = await within(form).findByRole('combobox', { name: messages.en['blog_question.topic'] as string })
  expect(within(topics).getByRole('option', { name: 'Accommodation' })).toHaveValue('3')
})

test('the fragment #ask opens it at once', async () => {
  window.history.replaceState(null, '', '/en/blog#ask')

  show('en')

  expect(await screen.findByRole('textbox', { name: messages.en['blog_question.question'] as string })).toBeVisible()
})

test.each(languages)('the page of the rector leads to it in %s', (language) => {
  const data = { universityBlog: blog, universityPortfolio: null }
  renderInSite(<RectorTemplate {...({ data, pageContext: pageContext(language, '/blog/RectorModal') } as unknown as PageProps<Queries.RectorQuery, PageContext>)} />, { language })

  expect(screen.getByRole('link', { name: messages[language]['blog.ask'] as string })).toHaveAttribute('href', `/${language}/blog#ask`)
})

test('no line of the hours parts from what to', () => {
  const { container } = show('en', { reception_hours: text('Thursdays, 15:00–17:00, by appointment') })

  expect(container.querySelector('dd .as-one')).toHaveTextContent('15:00–17:00')
})

function show(language: Language, fields: Partial<typeof blog> = {}) {
  const data: Queries.BlogQuery = { universityBlog: { ...blog, ...fields }, universityPortfolio: null }
  return renderInSite(<BlogTemplate {...({ data, pageContext: pageContext(language, '/blog') } as unknown as PageProps<Queries.BlogQuery, PageContext>)} />, { language })
}
