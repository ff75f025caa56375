import http from 'node:http'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/**
 * One request as it is: no redirect is followed, nothing is cached. Sub-sites are asked by the Host header, so it does
 * not matter whether the machine resolves `lib.localhost`.
 */
export function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask('GET', url, headers)
}

/** Whether something is there, without what it is. */
export async function statusOf(url: string): Promise<number> {
  return (await ask('HEAD', url)).status
}

function ask(method: string, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = http.request({ method, host: 'localhost', port, path: pathname + search, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end()
  })
}

/** The data of a page, as the browser fetches it when a link is followed. */
export function getPageData(origin: string, path: string): Promise<Answer> {
  return get(`${origin}/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`)
}
