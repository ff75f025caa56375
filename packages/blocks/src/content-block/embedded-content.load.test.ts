/** @jest-environment node */
import type { Schema } from '@university/api-client/types'
import { mockApi } from '../testing/mock-api'
import { loadEmbeddedContent } from './embedded-content.load'

const { mocks, client } = mockApi()

const request = { site: 'fit', language: 'ru', options: { slug: 'admission/contacts' } } as const

test('gives the text of the page in the language of the reader, or in the next best', async () => {
  answerWith({ content_ru: null, content_kz: '<p>Мәтін</p>' })

  const result = await loadEmbeddedContent(client, request)

  expect(result.ok && result.data).toEqual({ content: { text: '<p>Мәтін</p>', language: 'kz' }, more: null })
  expect(mocks.calls('getPage').map(({ path, query }) => [path, query])).toEqual([[{ slug: 'admission/contacts' }, expect.objectContaining({ site: 'fit', lang: 'ru' })]])
})

test('leaves the blocks of the page to that page, so that pages that embed each other come to an end', async () => {
  answerWith({
    slug: 'admission/contacts',
    title_ru: 'Комиссия',
    content_ru: '<p>До</p><div data-block="ContentBlock" data-props="{&quot;slug&quot;:&quot;admission/contacts&quot;}"></div><p>После</p>',
  })

  const result = await loadEmbeddedContent(client, request)

  expect(result.ok && result.data).toEqual({ content: { text: '<p>До</p><p>После</p>', language: 'ru' }, more: { path: '/page/admission/contacts', title: { text: 'Комиссия', language: 'ru' } } })
  expect(mocks.calls('getPage')).toHaveLength(1)
})

test('has no text of a page that has nothing but blocks', async () => {
  answerWith({ content_ru: '<div data-block="Gallery" data-props="{&quot;gallery_id&quot;:15}"></div>' })

  const result = await loadEmbeddedContent(client, request)

  expect(result.ok && [result.data.content, result.data.more !== null]).toEqual([null, true])
})

test('fails where there is no such page, so that the build can say so', async () => {
  mocks.on('getPage').fail('badRequest')

  expect(await loadEmbeddedContent(client, request)).toMatchObject({ ok: false, kind: 'badRequest' })
})

function answerWith(fields: Partial<Schema<'Page'>>) {
  mocks.on('getPage').answer(200, (_, page) => ({ ...page, ...fields }))
}
