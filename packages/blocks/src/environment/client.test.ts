import { listNews, unsubscribe } from '@university/api-client'
import { client } from './client'

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
