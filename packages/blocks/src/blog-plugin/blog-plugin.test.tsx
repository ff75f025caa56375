import type { Schema } from '@university/api-client/types'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { say } from '../testing/messages'
import { mockPageApi } from '../testing/mock-api'
import { showAt } from '../testing/show-at'
import { BlogPlugin } from './blog-plugin'
import type { BlogPluginOptions } from './blog-plugin.options'

const mocks = mockPageApi()
const categories = [
  { id: 3, name: 'Accommodation' },
  { id: 4, name: 'Teaching' },
]
const post = { id: 42, title: { text: 'To our first-year students', language: 'en' }, content: { text: '<p>Never be afraid.</p>', language: 'en' }, publishedAt: '2026-09-01T03:00:00Z' } as const
const initial = { items: [post], page: 1, lastPage: 2, total: 13 }

test('shows the posts of the build, without a request', () => {
  setUp('')

  expect(screen.getByRole('heading', { name: 'To our first-year students' })).toBeVisible()
  expect(screen.getByText('Never be afraid.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'blog.post_count', { count: 13 }))
  expect([mocks.calls('getBlog'), mocks.calls('listBlogQuestions')]).toEqual([[], []])
})

test('leads to a heading of the post that the link stands in, where another has one of the same words', () => {
  const content = { text: '<p><a href="#results">On</a></p><h2>Results</h2>', language: 'en' } as const
  setUp('', { ...initial, items: [{ ...post, content }, { ...post, id: 43, content }] })

  const results = screen.getAllByRole('heading', { name: 'Results' })
  expect(results.map(({ id }) => id)).toEqual(['Post-42-results', 'Post-43-results'])
  expect(screen.getAllByRole('link', { name: 'On' }).map((link) => link.getAttribute('href'))).toEqual(['#Post-42-results', '#Post-43-results'])
})

test('gives each answer anchors of its own', async () => {
  const answer = '<h2>Where</h2>'
  mocks.on('listBlogQuestions').answer(200, list([{ ...question(), answer }, { ...question(), id: 518, answer }]))
  setUp('?view=questions')

  expect((await screen.findAllByRole('heading', { name: 'Where' })).map(({ id }) => id)).toEqual(['Question-517-where', 'Question-518-where'])
})

test('asks for later posts by the page of the address', async () => {
  mocks.on('getBlog').answer(200, blog())
  setUp('?page=2')

  expect(await screen.findByRole('heading', { name: 'Later' })).toBeVisible()
  expect(mocks.calls('getBlog').map(({ body }) => body)).toEqual([{ slug: 'rector', lang: 'en', page: 2, per_page: 12 }])
})

test('goes over to the answered questions, from their first page on', async () => {
  mocks.on('listBlogQuestions').answer(200, list([question()]))
  const { setSearch } = setUp('?page=2&utm=x')

  await userEvent.click(view('blog.questions'))

  expect(setSearch).toHaveBeenLastCalledWith('?utm=x&view=questions')
  expect(await screen.findByRole('heading', { name: 'Көктемде орын бола ма?' })).toHaveAttribute('lang', 'kk')
  expect(view('blog.questions')).toHaveAttribute('aria-current', 'true')
  expect(view('blog.posts')).not.toHaveAttribute('aria-current')
  expect(screen.getByText('Иә.')).toBeVisible()
  expect(screen.getByText('Мадина Т.')).toBeVisible()
})

test('asks for one category, the latest answer first', async () => {
  mocks.on('listBlogQuestions').answer(200, list([question()]))
  const { setSearch } = setUp('?view=questions&page=2')
  await screen.findByRole('article')

  await userEvent.click(screen.getByRole('link', { name: 'Teaching' }))
  await screen.findByRole('article')

  expect(setSearch).toHaveBeenLastCalledWith('?view=questions&category=4')
  const common = { slug: '', lang: 'en', blog_slug: 'rector', sort: 'answered_at' }
  expect(mocks.calls('listBlogQuestions').map(({ body }) => body)).toMatchObject([
    { ...common, page: 2 },
    { ...common, page: 1, category_id: 4 },
  ])
})

test('takes a category that the blog does not have for none', async () => {
  mocks.on('listBlogQuestions').answer(200, list([]))
  setUp('?view=questions&category=99')

  expect(await screen.findByText(say('en', 'blog.no_questions'))).toBeVisible()
  expect(mocks.calls('listBlogQuestions')[0]?.body).not.toHaveProperty('category_id')
})

test('says that it is loading, never that there is nothing, until the first questions are there', () => {
  mocks.on('listBlogQuestions').answer(200, list([])).delay(60_000)
  setUp('?view=questions')

  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'list.loading'))
  expect(screen.queryByText(say('en', 'blog.no_questions'))).toBeNull()
})

test('says that it failed, and another try works', async () => {
  mocks.on('listBlogQuestions').fail('network').once()
  setUp('?view=questions')
  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
  mocks.on('listBlogQuestions').answer(200, list([question()]))

  await userEvent.click(screen.getByRole('button', { name: say('en', 'list.retry') }))

  expect(await screen.findByRole('article')).toBeVisible()
})

function setUp(first: string, shown: BlogPluginOptions['initial'] = initial) {
  return showAt(first, <BlogPlugin blog="rector" categories={categories} perPage={12} initial={shown} />)
}

function view(key: string) {
  return within(screen.getByRole('navigation', { name: say('en', 'blog.title') })).getByRole('link', { name: say('en', key) })
}

function question(): Schema<'BlogQuestion'> {
  return {
    id: 517,
    author_display: 'Мадина Т.',
    category: { id: 3, slug: 'dormitory', name_kz: 'Жатақхана', name_ru: 'Общежитие', name_en: 'Accommodation' },
    question: 'Көктемде орын бола ма?',
    answer: '<p>Иә.</p>',
    asked_at: '2026-11-09T05:12:00Z',
    answered_at: '2026-11-12T09:30:00Z',
    lang: 'kz',
  }
}

function list(data: Schema<'BlogQuestion'>[]): Schema<'BlogQuestionList'> {
  return { data, current_page: 1, last_page: 1, per_page: 12, total: data.length }
}

function blog(): Schema<'Blog'> {
  const nothing = { greeting_kz: null, greeting_ru: null, greeting_en: null, content_kz: null, content_ru: null, content_en: null, reception_hours_kz: null, reception_hours_ru: null, reception_hours_en: null }
  const owner = { full_name_kz: null, full_name_ru: null, full_name_en: null, position_kz: null, position_ru: null, position_en: null, photo: null }
  const later = { id: 30, title_kz: null, title_ru: null, title_en: 'Later', content_kz: null, content_ru: null, content_en: null, published_at: '2025-09-08T04:00:00Z', updated_at: '2025-09-08T04:00:00Z' }
  return { id: 1, slug: 'rector', owner, ...nothing, categories: [], posts: { data: [later], current_page: 2, last_page: 2, per_page: 12, total: 13 } }
}
