import { open, type FileHandle } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const encodings = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
]

/** A file that is open: replacing it on the disk no longer changes what is sent. */
export interface OpenFile {
  handle: FileHandle
  path: string
  size: number
  mtimeMs: number
  encoding: string | undefined
}

/** Opens a file, or its compressed sister where the browser takes it. @returns undefined where there is no such file */
export async function openStatic(path: string, acceptEncoding = ''): Promise<OpenFile | undefined> {
  for (const { token, suffix } of encodings) {
    if (!accepts(acceptEncoding, token)) continue
    const compressed = await openFile(path + suffix)
    if (compressed) return { ...compressed, path, encoding: token }
  }
  return openFile(path)
}

/** Sends an open file: 200, 206 for one range, or 304. Closes it in any case. */
export async function sendStatic(file: OpenFile, request: FastifyRequest, reply: FastifyReply, status = 200): Promise<FastifyReply> {
  const etag = `W/"${file.size.toString(36)}-${Math.round(file.mtimeMs * 1000).toString(36)}${file.encoding ? `-${file.encoding}` : ''}"`
  reply.header('etag', etag).header('vary', 'Accept-Encoding').header('last-modified', new Date(file.mtimeMs).toUTCString())
  if (status === 200 && request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag)) {
    await file.handle.close()
    return reply.code(304).send()
  }

  reply.type(types[extname(file.path).toLowerCase()] ?? 'application/octet-stream')
  if (file.encoding) reply.header('content-encoding', file.encoding)
  const range = status === 200 && !file.encoding ? readRange(request.headers.range, file.size) : undefined
  if (status === 200) reply.header('accept-ranges', 'bytes')
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  if (range) reply.header('content-range', `bytes ${start}-${end}/${file.size}`)
  reply.code(range ? 206 : status).header('content-length', end - start + 1)

  if (request.method === 'HEAD' || file.size === 0) {
    await file.handle.close()
    return reply.send('')
  }
  return reply.send(file.handle.createReadStream({ start, end }))
}

async function openFile(path: string): Promise<OpenFile | undefined> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path)
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, path, size: stats.size, mtimeMs: stats.mtimeMs, encoding: undefined }
  } catch {
    // No such file, or none that this process may read: for a visitor the same.
  }
  await handle?.close()
  return undefined
}

function accepts(header: string, token: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === token && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** One range only; anything else is answered with the whole file, as RFC 9110 allows. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start <= end ? { start, end } : undefined
}
