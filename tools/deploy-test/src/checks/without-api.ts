import { Agent } from 'node:http'
import { ask } from '../ask'
import type { ApiProcess } from '../api-process'

const host = 'kokzhiek.example'

/** What is left when no API process runs: pages as ever, and a problem of the contract from the API. */
export async function checkWithoutApi(port: number, processes: readonly ApiProcess[]): Promise<{ figures: string; faults: string[] }> {
  await Promise.all(processes.map((one) => one.stop()))
  const pages = await Promise.all(['/kz', '/ru/news', '/nothing', '/builds/latest.json'].map(async (path) => (await ask({ port, path, headers: { host } })).status))
  const { status, headers, body } = await ask({ port, path: '/api/menu', method: 'POST', headers: { host, 'content-type': 'application/json' }, body: '{}' })
  // What nginx leaves to the API, as it does sites that are not built.
  const left = await ask({ port, path: '/kz', method: 'POST', headers: { host } })
  const { code } = JSON.parse(body.toString()) as { code?: string }
  await Promise.all(processes.map((one) => one.startAgain()))
  const again = await ask({ port, path: '/healthz', headers: { host } })
  const found = [...pages, status, headers['content-type'], headers['retry-after'], code, left.status, left.headers['retry-after'], left.headers['x-content-type-options'], left.headers['content-type'], again.status]
  const expected = [200, 200, 404, 200, 503, 'application/problem+json; charset=utf-8', '5', 'unavailable', 503, '5', 'nosniff', 'text/html; charset=utf-8', 200]
  return { figures: 'pages as ever, 503 from /api, and all is well again at once', faults: String(found) === String(expected) ? [] : [`${found.join(', ')}, not ${expected.join(', ')}`] }
}

/** How much quicker pages come from nginx, with the load from the same machine. */
export async function comparePages(port: number, apiPort: number): Promise<{ figures: string; faults: string[] }> {
  const perSecond = async (asked: number) => {
    const until = performance.now() + 2_000
    let count = 0
    const visitors = Array.from({ length: 16 }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, localAddress: `127.0.4.${index + 1}` })
      for (; performance.now() < until; count++) await ask({ port: asked, path: '/kz', headers: { host, 'accept-encoding': 'br' }, agent })
      agent.destroy()
    })
    await Promise.all(visitors)
    return Math.round(count / 2)
  }
  const [front, own] = [await perSecond(port), await perSecond(apiPort)]
  return { figures: `${front} pages/s, ${own} from the API itself`, faults: front === 0 || own === 0 ? ['nothing was answered'] : [] }
}
