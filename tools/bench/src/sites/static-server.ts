import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const packed = ['.ico', '.png', '.woff2']

interface Answer {
  type: string
  encoding: string
  body: Buffer
}

/**
 * Serves a folder as any static host would: an address is a file, a folder with index.html, or a file ending in .html; compressed as the
 * browser asks for it. One for all, so that no page is served better than another; each file is compressed once, by itself.
 */
export async function serveFolder(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const answers = new Map<string, Answer>()
  const server = createServer(({ url = '/', headers }, response) => {
    const file = fileOf(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname))
    if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
    const accepted = String(headers['accept-encoding'] ?? '')
    const encoding = packed.includes(path.extname(file)) ? '' : accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : ''
    const { type, body } = answers.get(`${encoding} ${file}`) ?? keep(file, encoding)
    const age = file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable'
    response.writeHead(200, { 'content-type': type, 'content-length': body.length, 'cache-control': age, vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  function keep(file: string, encoding: string): Answer {
    const answer = { type: types[path.extname(file)] ?? 'application/octet-stream', encoding, body: compress(readFileSync(file), encoding) }
    answers.set(`${encoding} ${file}`, answer)
    return answer
  }
}

/** The file behind an address, or undefined. */
export function fileOf(folder: string, address: string): string | undefined {
  const name = path.join(folder, address)
  if (!name.startsWith(folder)) return undefined
  return [name, path.join(name, 'index.html'), `${name.replace(/\/$/, '')}.html`].find((file) => existsSync(file) && statSync(file).isFile())
}

function compress(bytes: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return encoding === 'gzip' ? gzipSync(bytes, { level: 9 }) : bytes
}
