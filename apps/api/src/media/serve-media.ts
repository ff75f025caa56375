import type { FastifyInstance } from 'fastify'
import { mediaPolicy } from '../sites/content-security-policy'
import { openStatic, sendStatic } from '../sites/static-file'
import { hasSisters } from './picture-files'

/** `/media/<name>-<hash>.<ext>`: the hash is of the content, so a name never means another picture. */
const nameForm = /^[a-z0-9_-]+-[0-9a-f]{8}\.[a-z0-9]+$/

export function serveMedia(app: FastifyInstance, mediaDir: string): void {
  app.get<{ Params: { name: string } }>('/media/:name', { config: { operation: 'media' } }, async (request, reply) => {
    const { name } = request.params
    const file = nameForm.test(name) ? await openStatic(mediaDir, name, request.raw, hasSisters(name)) : undefined
    // A browser shows a PDF in a page of its own making, which the policy would keep from having styles.
    if (!name.endsWith('.pdf')) reply.header('content-security-policy', mediaPolicy)
    if (!file) return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n')
    return sendStatic(file, reply.header('cache-control', 'public, max-age=31536000, immutable'))
  })
}
