import { devEnvironment } from './dev-environment'

const { SITE_URL } = process.env
afterEach(() => {
  if (SITE_URL === undefined) delete process.env.SITE_URL
  else process.env.SITE_URL = SITE_URL
})

test.each([
  ['', 'http://localhost:9000'],
  ['http://site.test:9000', 'http://site.test:9000'],
])('the pages are told of the same address as the API, with SITE_URL “%s”', (given, expected) => {
  process.env.SITE_URL = given

  const { ofApi, ofSite } = devEnvironment(9000)

  expect([ofApi.SITE_URL, ofSite('http://localhost:1234')]).toEqual([expected, expect.objectContaining({ SITE_URL: expected, API_URL: 'http://localhost:1234' })])
})
