import { testApp, type TestApp } from '../../testing/test-app'
import { pageFile, sampleContent } from '../../testing/test-content'
import { readingDialects } from '../../testing/test-database'

interface PageAnswer {
  content_kz: string
  content_ru: string
  blocks: { name: string; props: object }[]
}

const good = '<div data-block="NewsPlugin" data-props=\'{"category_slug":"science","per_page":6}\'></div>'
const bare = '<div data-block="ShareComponent"></div>'
const unknown = '<div data-block="Carousel" data-props=\'{"speed":3}\'></div>'
const wrong = '<div data-block="PriceEducation" data-props=\'{"category_id":"three"}\'></div>'
const incomplete = '<div data-block="Gallery"></div>'

function content() {
  return {
    ...sampleContent(),
    'main/pages/blocks.yaml': pageFile(301, 'blocks', { content_kz: `<p>a</p>${good}${unknown}<p>b</p>${wrong}`, content_ru: `<p>c</p>${incomplete}${bare}`, content_en: '<p>d</p>' }),
    'main/pages/draft.yaml': pageFile(302, 'draft', { draft: true }),
    'main/pages/moved.yaml': pageFile(303, 'moved', { former_addresses: ['/index.php?id=27', '/ru/ескі'] }),
  }
}

describe.each(readingDialects)('a page on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, content())
  })
  afterAll(() => server.close())

  const page = async (url: string) => (await server.get(url)).json<PageAnswer>()

  test('says under which addresses it was before', async () => {
    const [moved, other] = await Promise.all(['moved', 'blocks'].map((slug) => server.get(`/api/page/${slug}`)))

    expect(moved?.json()).toMatchObject({ former_addresses: ['/index.php?id=27', '/ru/ескі'] })
    expect(other?.json()).not.toHaveProperty('former_addresses')
  })

  test('has for visitors the blocks that are known and take their options, and the text around the others', async () => {
    const { content_kz, content_ru, blocks } = await page('/api/page/blocks')

    expect(blocks).toEqual([{ name: 'NewsPlugin', props: { category_slug: 'science', per_page: 6 } }, { name: 'ShareComponent', props: {} }])
    expect(content_kz).toMatch(/^<p>a<\/p><div data-block="NewsPlugin" data-props="[^"]+"><\/div><p>b<\/p>$/)
    expect(content_ru).toBe('<p>c</p><div data-block="ShareComponent"></div>')
  })

  test('has in the preview all that the editor wrote', async () => {
    const { content_kz, blocks } = await page('/api/page/blocks?mode=preview')

    expect(blocks.map(({ name }) => name)).toEqual(['NewsPlugin', 'Carousel', 'PriceEducation', 'Gallery', 'ShareComponent'])
    expect(content_kz).toContain('data-block="Carousel"')
  })

  test('answers all languages whatever lang says', async () => {
    const [kz, en] = await Promise.all([page('/api/page/blocks?lang=kz'), page('/api/page/blocks?lang=en')])

    expect(kz).toEqual(en)
  })

  test.each([
    ['a draft, in the preview too', '/api/page/draft?mode=preview', 404],
    ['an unknown mode', '/api/page/blocks?mode=all', 400],
    ['an unknown language', '/api/page/blocks?lang=de', 400],
  ])('is refused for %s', async (_name, url, status) => {
    expect((await server.get(url)).statusCode).toBe(status)
  })
})
