import { testApp, type TestApp } from '../../testing/test-app'
import { pageFile, sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface Pages {
  data: { id: number; slug: string; blocks: { name: string; props: object }[] }[]
  total: number
  last_page: number
}

const block = (name: string, props: object = {}) => `<div data-block="${name}" data-props='${JSON.stringify(props)}'></div>`

/** Vacancies on five pages, and on one of the library; the sample's menu names 201. */
function content() {
  return {
    ...sampleContent(),
    'main/pages/draft.yaml': pageFile(300, 'draft', { draft: true, content_kz: block('VacancyList') }),
    'main/pages/teachers.yaml': pageFile(101, 'teachers', { content_kz: block('VacancyList', { category_id: 1 }) }),
    'main/pages/work.yaml': pageFile(302, 'work', { content_kz: block('VacancyList', { category_id: 1 }) + block('VacancyList', { per_page: 5, sort: 'title', order: 'asc' }) }),
    'main/pages/jobs.yaml': pageFile(303, 'jobs', { content_ru: block('VacancyList') }),
    'main/pages/admission.yaml': pageFile(201, 'admission', { content_kz: block('Gallery', { gallery_id: 15 }) + block('VacancyList', { employment_type: 'part_time' }) }),
    'main/pages/wrong.yaml': pageFile(304, 'wrong', { content_kz: block('VacancyList', { category_id: 'first' }) + block('Carousel') }),
    'lib/pages/vacancies.yaml': pageFile(803, 'vacancies', { content_kz: block('VacancyList') }),
  }
}

describe.each(readingDialects)('the list of pages on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const list = async (body: object) => (await server.post('/api/page', { slug: '', ...body })).json<Pages>()
  const ids = async (body: object) => (await list(body)).data.map(({ id }) => id)

  test('has first the page whose block leaves nothing out, then what the menu names, then by id; no draft, and no block that visitors are not shown', async () => {
    expect(await ids({ block: 'VacancyList' })).toEqual([302, 303, 201, 101])
  })

  test.each([
    ['of the site alone', { slug: 'lib', block: 'VacancyList' }, [803]],
    ['of a block that is on none', { block: 'UniversitiesList' }, []],
    ['of a block that nobody knows', { block: 'Carousel' }, []],
  ])('has those %s', async (_name, body, expected) => {
    expect(await ids(body)).toEqual(expected)
  })

  test('gives pages with a block a page of the list at a time', async () => {
    const { data, total, last_page } = await list({ block: 'VacancyList', page: 2, per_page: 3 })

    expect([data.map(({ id }) => id), total, last_page]).toEqual([[101], 4, 2])
  })

  test('says which blocks visitors are shown on a page, with a block asked for or not', async () => {
    const blocks = [
      { name: 'Gallery', props: { gallery_id: 15 } },
      { name: 'VacancyList', props: { employment_type: 'part_time' } },
    ]
    const { data: all } = await list({ per_page: 100 })
    const { data: found } = await list({ block: 'Gallery' })

    expect([all.find(({ id }) => id === 201)?.blocks, all.find(({ id }) => id === 304)?.blocks, found[0]?.blocks]).toEqual([blocks, [], blocks])
  })
})
