import type { Client } from '@university/api-client/client'
import type { Schema } from '@university/api-client/types'
import { withFirstScreens, type BlockOptions } from './first-screens'
import { page } from './testing/university'

const prices = { name: 'PriceEducation', props: { category_id: 3 } }
const share = { name: 'ShareComponent', props: {} }
const html = (block: Schema<'PageBlock'>) => `<p>a</p>[${JSON.stringify(block)}]`

test('gives every block its first screen and its title in each language whose text has it, and asks for equal ones once', async () => {
  const { pages, asked, sites } = await read([
    page(1, { slug: 'a', blocks: [prices, share], content_kz: html(prices), content_ru: html(prices), content_en: html(share) }),
    page(2, { slug: 'b', blocks: [prices], content_kz: null, content_ru: html(prices), content_en: null }),
  ])

  expect(pages.map(({ blocks }) => blocks)).toEqual([
    [
      { ...prices, initial_kz: 'kz of 3', initial_ru: 'ru of 3', initial_en: null, title_kz: 'kz: fees (kz of 3)', title_ru: 'ru: fees (ru of 3)', title_en: null },
      { ...share, initial_kz: null, initial_ru: null, initial_en: null, title_kz: null, title_ru: null, title_en: 'en: share' },
    ],
    // English and Kazakh readers are shown the Russian text.
    [{ ...prices, initial_kz: 'kz of 3', initial_ru: 'ru of 3', initial_en: 'en of 3', title_kz: 'kz: fees (kz of 3)', title_ru: 'ru: fees (ru of 3)', title_en: 'en: fees (en of 3)' }],
  ])
  expect([asked.sort(), new Set(sites)]).toEqual([['en', 'kz', 'ru'], new Set(['lib'])])
  expect(pages[0]).toMatchObject({ id: 1, slug: 'a', content_kz: html(prices) })
})

test('stops the build with operation, block and page when a call fails', async () => {
  const reading = read([page(1, { slug: 'a', blocks: [prices], content_kz: html(prices) })], 503)

  await expect(reading).rejects.toThrow(/^POST \/api\/plugin\/edu-price \(block PriceEducation on page 1 a, (kz|ru|en), main\): the API answered 503/)
})

test.each([404, 410] as const)('goes on without what is gone (%i), and says so', async (status) => {
  const { pages, missing } = await read([page(1, { slug: 'a', blocks: [prices], content_kz: html(prices), content_ru: null, content_en: null })], status)

  expect(pages[0]?.blocks).toMatchObject([{ initial_kz: null, title_kz: null }])
  expect(missing[0]).toMatch(/^POST \/api\/plugin\/edu-price \(block PriceEducation on page 1 a, /)
})

test('leaves blocks without first screens where the site gives none', async () => {
  const [only] = await withFirstScreens([page(1, { blocks: [share] })], undefined, { client: {} as Client, slug: '', site: 'main', atOnce: 1, onMissing: () => undefined })

  expect(only?.blocks).toEqual([{ ...share, initial_kz: null, initial_ru: null, initial_en: null, title_kz: null, title_ru: null, title_en: null }])
})

async function read(pages: Schema<'Page'>[], status?: 404 | 410 | 503) {
  const asked: string[] = []
  const sites: string[] = []
  const missing: string[] = []
  const client: Client = {
    async send(_method, _path, _traits, request) {
      const { lang, category_id } = (request as { body: { lang: string; category_id: number } }).body
      asked.push(lang)
      const response = new Response()
      const problem = { type: 'about:blank', title: 'Refused', status: status ?? 200, code: 'refused', request_id: 'r' }
      if (status === 404 || status === 410) return { ok: false, kind: 'badRequest', status, error: problem, response }
      return status ? { ok: false, kind: 'badResponse', status, response } : { ok: true, data: `${lang} of ${category_id}`, response }
    },
  }
  const blocks: BlockOptions = {
    find: (text) => [...text.matchAll(/\[(\{.*?\})\]$/g)].map(([, block]) => JSON.parse(String(block)) as Schema<'PageBlock'>),
    load: async (loader, name, { site, language, options }) => (sites.push(site), name === 'PriceEducation' ? (loader.send('POST', '/api/plugin/edu-price', {}, { body: { lang: language, ...options } }) as ReturnType<BlockOptions['load']>) : null),
    title: ({ name, initial }, language) => (name === 'PriceEducation' ? `${language}: fees (${String(initial)})` : `${language}: share`),
  }
  return { pages: await withFirstScreens(pages, blocks, { client, slug: 'lib', site: 'main', atOnce: 2, onMissing: (message) => missing.push(message) }), asked, sites, missing }
}
