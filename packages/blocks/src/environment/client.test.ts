import { listNews, unsubscribe } from '@university/api-client'
import { client } from './client'
import { forgetPreviewKey, keepPreviewKey, onPreviewKeyChange, previewKeyState } from './preview-key'

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

test('repeats the token of the server with calls that change something, and with no other', async () => {
  document.cookie = 'XSRF-TOKEN=given-by-the-server'
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'unsubscribed' }))

  await unsubscribe(client, { body: { token: 'Wd2nP9sLx4VgT7yEo1BkHq' } })
  await listNews(client, { body: { slug: '' } })

  expect(fetch.mock.calls.map(([request]) => (request as Request).headers.get('x-xsrf-token'))).toEqual(['given-by-the-server', null])
})

describe('a key for drafts', () => {
  const key = 'the-editors-share-this-key'
  const asked = () => jest.mocked(globalThis.fetch).mock.calls.map(([request]) => (request as Request).headers.get('x-preview-key'))
  const page = { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0, years: [] }
  beforeEach(() => {
    keepPreviewKey(key)
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(page))
  })
  afterEach(() => {
    forgetPreviewKey()
    history.replaceState(null, '', '/')
  })

  test('goes along in a preview', async () => {
    history.replaceState(null, '', '/news?mode=preview')

    await listNews(client, { body: { slug: '' } })

    expect(asked()).toEqual([key])
  })

  test('goes nowhere without one, nor once it is forgotten', async () => {
    await listNews(client, { body: { slug: '' } })
    history.replaceState(null, '', '/news?mode=preview')
    forgetPreviewKey()
    await listNews(client, { body: { slug: '' } })

    expect(asked()).toEqual([null, null])
  })

  test('is dropped when the server refuses it, and the list is that of a visitor', async () => {
    history.replaceState(null, '', '/news?mode=preview')
    const refuse = { type: '/api/docs/#wrong_preview_key', title: 'Wrong', status: 401, code: 'wrong_preview_key', request_id: 'req-1' }
    const told = jest.fn()
    const stop = onPreviewKeyChange(told)
    jest.mocked(globalThis.fetch).mockImplementationOnce(async () => Response.json(refuse, { status: 401, headers: { 'content-type': 'application/problem+json' } }))

    const answer = await listNews(client, { body: { slug: '' } })
    await listNews(client, { body: { slug: '' } })

    stop()
    expect([answer.ok, asked()]).toEqual([true, [key, null, null]])
    expect([told.mock.calls.length, previewKeyState(), sessionStorage.length]).toEqual([1, 'wrong', 0])
  })

  test('is not in the address', () => {
    expect([previewKeyState(), location.href.includes(key)]).toEqual(['kept', false])
  })
})
