import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { repositoryRoot } from '../config'
import { sendAnswer } from '../contract/send-answer'
import { WrittenAnswer } from '../contract/written-answer'

/** One file without anything from elsewhere; its address is part of every problem's `type`. */
const docsFile = join(repositoryRoot, 'packages/api-schema/src/generated/docs.html')

/** The documentation of the contract, generated from it, read when it is first asked for. */
export function serveDocs(app: FastifyInstance): void {
  let page: Promise<{ answer: WrittenAnswer; policy: string }> | undefined
  app.get('/api/docs', (_request, reply) => reply.redirect('/api/docs/', 301))
  app.get('/api/docs/', async (request, reply) => {
    page ??= readFile(docsFile, 'utf8').then((html) => ({ answer: new WrittenAnswer(html), policy: policyOf(html) }))
    page.catch(() => (page = undefined))
    const { answer, policy } = await page
    return sendAnswer(request, reply.header('content-security-policy', policy), answer, 'text/html; charset=utf-8')
  })
}

/** Lets the page run its own script and style, and nothing else. */
function policyOf(html: string): string {
  const sources = (tag: 'script' | 'style') => [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return ["default-src 'none'", ['script-src', ...sources('script')].join(' '), ['style-src', ...sources('style')].join(' '), "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join('; ')
}
