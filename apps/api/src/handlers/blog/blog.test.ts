import { postFile, question } from '../../testing/sample-blog'
import { testApp, type TestApp } from '../../testing/test-app'
import { sampleContent } from '../../testing/test-content'
import { dialects } from '../../testing/test-database'

interface BlogAnswer {
  owner: { full_name_kz: string }
  content_kz: string
  categories: { slug: string }[]
  posts: { data: { id: number; content_kz: string | null }[]; total: number; last_page: number; current_page: number }
}
interface QuestionPage {
  data: { id: number; answer: string | null; category: { id: number }; lang: string }[]
  total: number
}

function content() {
  return {
    ...sampleContent(),
    ...postFile(43, '2026-11-21T09:00:00Z'),
    ...postFile(44, '2026-10-01T03:00:00Z', { draft: true }),
    ...postFile(45, '2026-09-01T03:00:00Z', { title_kz: null, content_kz: null }),
    'lib/blogs/director.yaml': { id: 2, slug: 'director', owner: {} },
    'lib/blog-posts/director/51-x.yaml': { id: 51, title_kz: 'Кітап', content_kz: '<p>x</p>', published_at: '2026-09-01T03:00:00Z', updated_at: '2026-09-01T03:00:00Z' },
    'lib/blog-questions/director.yaml': [],
  }
}

describe.each(dialects)('blogs on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const blog = async (body: object) => (await server.post('/api/blog', { slug: 'rector', ...body })).json<BlogAnswer>()
  const postIds = async (body: object = {}) => (await blog(body)).posts.data.map(({ id }) => id)
  const questions = async (body: object) => (await server.post('/api/blog/requests', { slug: '', blog_slug: 'rector', ...body })).json<QuestionPage>()
  const questionIds = async (body: object) => (await questions(body)).data.map(({ id }) => id)

  test('shows who writes and what questions are about, with the posts, the newest first', async () => {
    const { owner, content_kz, categories, posts } = await blog({})

    expect([owner.full_name_kz, content_kz, categories.map(({ slug }) => slug)]).toEqual(['Айгүл Нұрпейісова', '<p>x</p>', ['dormitory', 'study']])
    expect(posts).toMatchObject({ data: [{ id: 45, content_kz: null }, { id: 42, content_kz: '<p>Post 42</p>' }, { id: 41 }], total: 3, last_page: 1 })
  })

  test('pages the posts; the rest is the same on each page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => blog({ page, per_page: 2 })))

    expect(pages.map(({ posts, owner }) => [posts.data.length, posts.current_page, posts.last_page, owner.full_name_kz])).toEqual([
      [2, 1, 2, 'Айгүл Нұрпейісова'],
      [1, 2, 2, 'Айгүл Нұрпейісова'],
      [0, 3, 2, 'Айгүл Нұрпейісова'],
    ])
  })

  test('a blog of a sub-site is found by its slug and has its own posts', async () => {
    expect(await postIds({ slug: 'director' })).toEqual([51])
  })

  test.each([
    ['answered ones, the newest question first', {}, [517, 511]],
    ['by the time of the answer', { sort: 'answered_at' }, [511, 517]],
    ['the oldest question first', { order: 'asc' }, [511, 517]],
    ['those that wait for an answer', { answered: false }, [524]],
    ['a category', { category_id: 4 }, [511]],
    ['a category of those that wait', { category_id: 4, answered: false }, [524]],
    ['an unknown category', { category_id: 9 }, []],
    ['a word of the question', { q: 'экзамен' }, [511]],
    ['a word of the answer', { q: 'жатақхана' }, [517]],
    ['the same questions in every language', { lang: 'en' }, [517, 511]],
    ['a page beyond the last', { page: 2 }, []],
  ])('lists questions: %s', async (_name, body, expected) => {
    expect(await questionIds(body)).toEqual(expected)
  })

  test('answers are HTML, and null until there is one', async () => {
    const [answered, waiting] = await Promise.all([questions({}), questions({ answered: false })])

    expect([answered.data[0], waiting.data[0]]).toMatchObject([{ answer: '<p>Иә, жатақхана бар.</p>', category: { id: 3 }, lang: 'kz' }, { answer: null, lang: 'ru' }])
  })

  test.each([
    ['an unknown blog', '/api/blog', { slug: 'nobody' }],
    ['questions to an unknown blog', '/api/blog/requests', { slug: '', blog_slug: 'nobody' }],
    ['questions to a blog of another site', '/api/blog/requests', { slug: '', blog_slug: 'director' }],
  ])('answers 404 for %s', async (_name, url, body) => {
    expect((await server.post(url, body)).statusCode).toBe(404)
  })

  test('lists the categories of the reception in their order', async () => {
    const categories = (await server.post('/api/web/request', { name: 'req_category' })).json<{ id: number; name_en: string; sort_order: number }[]>()

    expect(categories.map(({ id, name_en, sort_order }) => [id, name_en, sort_order])).toEqual([[1, 'Question en', 10], [2, 'Complaint en', 20]])
  })

  test.each([
    ['a category that the blog has not', { category: 'nothing' }, 'category: the blog has no category "nothing"'],
    ['an answer without its time', { answer: '<p>x</p>' }, 'answered_at: belongs to an answer, and an answer needs it'],
    ['forbidden HTML in an answer', { answer: '<h1>x</h1>', answered_at: '2026-11-20T05:00:00Z' }, 'answer: <h1> is not allowed'],
  ])('the import names %s', async (_name, more, message) => {
    const files = { ...content(), 'main/blog-questions/rector.yaml': [question(601, '2026-11-19T05:00:00Z', more)] }

    await expect(server.import(files)).rejects.toThrow(`content/main/blog-questions/rector.yaml: [0].${message}`)
  })

  // Last, because the clock does not go back.
  test('a post appears at its minute', async () => {
    server.setTime('2026-11-21T08:59:59Z')
    const before = await postIds()
    server.setTime('2026-11-21T09:00:00Z')

    expect([before, await postIds()]).toEqual([[45, 42, 41], [43, 45, 42, 41]])
  })
})
