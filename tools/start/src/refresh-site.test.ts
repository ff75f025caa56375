import { once } from 'node:events'
import http from 'node:http'
import { freePort } from '@university/processes/free-port'
import { siteRefresher } from './refresh-site'

test('tells a site that is still starting once, as soon as it answers, and of later changes again', async () => {
  const port = await freePort()
  const refresh = siteRefresher(`http://localhost:${port}`)
  const early = [refresh(), refresh()]
  // Nobody answers until then.
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed')
  const asked: string[] = []
  const site = http.createServer(({ method, url }, answer) => {
    asked.push(`${method} ${url}`)
    answer.end()
  })
  await once(site.listen(port), 'listening')

  await Promise.all(early)
  expect(asked).toEqual(['POST /__refresh'])
  await refresh()
  expect(asked).toEqual(['POST /__refresh', 'POST /__refresh'])

  site.closeAllConnections()
  await once(site.close(), 'close')
})
