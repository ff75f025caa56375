import { once } from 'node:events'
import { fstat, ReadStream, realpath, type Stats } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { basename, join, sep } from 'node:path'
import { promisify } from 'node:util'
import send, { type SendResult } from '@fastify/send'
import type { FastifyReply } from 'fastify'
import { acceptedEncodings, sisterSuffix, type Encoding } from '../accepted-encodings'

// RFC 9239; the list that comes with the library is older.
send.mime.define({ 'text/javascript': ['js', 'mjs'] }, true)

/** Files whose type is not that of their extension. Feeds are told with their charset: browsers that have no view for them show them as text. */
const typesOfNames: Record<string, string> = {
  'feed.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json',
}

const statOf = promisify(fstat)
const realPathOf = promisify(realpath.native)

/** How often a file may be replaced while it is being opened, before it counts as absent. */
const mostTries = 5

/** What of a request decides which file is sent, and which part of it. */
export type FileRequest = Pick<IncomingMessage, 'method' | 'headers'>

/** An answer that is ready. Its file is open, so that replacing it on the disk no longer changes what is sent. */
export interface StaticFile {
  name: string
  answer: SendResult
  encoding: Encoding | undefined
  /** Whether another `Accept-Encoding` might get something else. */
  negotiated: boolean
}

/**
 * Opens a file, or its compressed sister where the browser takes it. What is returned must be sent.
 *
 * @param name below `root`, without a leading slash; it must not lead out
 * @param hasSisters whether compressed sisters may lie beside it
 * @returns undefined where there is no such file, or none that this process may read: for a visitor the same
 */
export async function openStatic(root: string, name: string, request: FileRequest, hasSisters = true): Promise<StaticFile | undefined> {
  for (const encoding of hasSisters ? acceptedEncodings(request.headers['accept-encoding']) : []) {
    // A part of a compressed file is of no use to anybody.
    const answer = await openFile(root, name + sisterSuffix[encoding], request, false)
    if (answer) return { name, answer, encoding, negotiated: true }
  }
  const answer = await openFile(root, name, request, true)
  return answer && { name, answer, encoding: undefined, negotiated: hasSisters }
}

/** Sends an open file: whole, one range of it, or 304. The file is closed in any case. */
export function sendStatic({ name, answer, encoding, negotiated }: StaticFile, reply: FastifyReply, status = answer.statusCode): FastifyReply {
  if (answer.statusCode === 412) return reply.code(412).header('cache-control', 'no-store').send()
  reply.code(status).headers(answer.headers)
  if (negotiated) reply.header('vary', 'Accept-Encoding')
  if (status === 304) return reply.send()

  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(contentType(name)).send(answer.stream)
}

async function openFile(root: string, name: string, request: FileRequest, acceptRanges: boolean, tries = 1): Promise<SendResult | undefined> {
  if (!(await isWithin(root, name))) return undefined
  const dotfiles = name.startsWith('.well-known/') ? 'allow' : 'ignore'
  // Of the request the library reads nothing else.
  const answer = await send(request as IncomingMessage, encodeURI(name), { root, acceptRanges, dotfiles, cacheControl: false, contentType: false, index: false })
  // A range that the file does not have is answered with the whole of it, as RFC 9110 allows.
  if (answer.statusCode === 416) return openFile(root, name, request, false, tries)
  if (answer.type !== 'file') return answer.statusCode === 412 ? answer : undefined
  // Node rounds to milliseconds, and what was written in the last of a second would be of the next one: nginx goes by the second.
  if (answer.headers['Last-Modified']) answer.headers['Last-Modified'] = new Date(Math.floor(answer.metadata.stat.mtimeMs)).toUTCString()
  if (!(answer.stream instanceof ReadStream)) return answer

  const opened = await statWhenOpen(answer.stream)
  if (opened && isSame(opened, answer.metadata.stat)) return answer
  answer.stream.destroy()
  // Replaced since its headers were made: they would promise the size and the tag of another file.
  return opened && tries < mostTries ? openFile(root, name, request, acceptRanges, tries + 1) : undefined
}

/**
 * Whether a file is there, and in the folder itself: what a link in a build leads to is for nobody to see. It must not even be opened: with the first descriptor of
 * its file that this process closes, SQLite loses its locks.
 */
async function isWithin(root: string, name: string, tries = 1): Promise<boolean> {
  try {
    const folder = await realPathOf(root)
    const file = await realPathOf(join(root, name))
    if (file.startsWith(folder + sep)) return true
    // The link of the site has been switched in between.
    return tries < mostTries && folder !== (await realPathOf(root)) && (await isWithin(root, name, tries + 1))
  } catch {
    return false
  }
}

/** @returns undefined where the file went away after the library had found it */
async function statWhenOpen(stream: ReadStream): Promise<Stats | undefined> {
  try {
    const [descriptor] = (await once(stream, 'open')) as [number]
    return await statOf(descriptor)
  } catch {
    return undefined
  }
}

function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs
}

function contentType(name: string): string {
  const type = typesOfNames[basename(name)] ?? send.mime.getType(name) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
