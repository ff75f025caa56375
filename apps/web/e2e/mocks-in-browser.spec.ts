import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { expect, test } from 'playwright/test'
import { oneIn } from './helpers/breadth'
import { root } from './settings'

/* The mocks in msw's service worker, as packages/api-client/README.md says: a page that has nothing but a static server. */

const folder = path.join(root, 'packages/api-client')

const script = `
  import { http } from 'msw'
  import { setupWorker } from 'msw/browser'
  import { createClient } from '@university/api-client/client'
  import { getNews, getQuestionStatus, sendQuestion } from '@university/api-client'
  import { createMocks } from '@university/api-client/testing'
  import { mswHandlers } from '@university/api-client/testing/msw'

  const mocks = createMocks()
  const client = createClient({ timeoutMs: 500 })

  globalThis.tell = async () => {
    await setupWorker(...mswHandlers(mocks, http)).start({ onUnhandledRequest: 'bypass', quiet: true })
    const category = { id: 1, name_kz: 'Сұрақ', name_ru: 'Вопрос', name_en: 'Question', sort_order: 10 }
    const question = { lastName: 'А', firstName: 'Б', email: 'a@post.example', mobile: '+7-(701)-555-01-27', category, question: '?', language: 'kz' }
    const f0 = new File(['%PDF-1.4'], 'скан.pdf', { type: 'application/pdf' })
    const sent = await sendQuestion(client, { body: { question: { question, count: 1 }, captcha: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319', consentVersion: '2026-09-01', f0 } })
    const { number, tracking_code } = sent.data
    mocks.play({ getQuestionStatus: [{ answer: 200 }, { answer: 200, change: { status: 'answered' } }], getNews: [{ fail: 'network' }, { fail: 'timeout' }, { fail: 'brokenJson' }, { answer: 404 }] })
    const statuses = [1, 2].map(() => getQuestionStatus(client, { query: { number, tracking_code } }))
    const failures = []
    for (let step = 0; step < 4; step++) failures.push((await getNews(client, { body: { id: 1001 } })).kind)
    const [, other] = [mocks.assertNoFaults(), await fetch('/readme.txt')]
    return { file: mocks.calls('sendQuestion')[0].body.f0.name, statuses: (await Promise.all(statuses)).map(({ data }) => [data.number === number, data.status]), failures, other: other.status }
  }`

let server: Server

test.beforeAll(async () => {
  const [bundle] = buildSync({ stdin: { contents: script, resolveDir: folder, loader: 'js' }, bundle: true, format: 'esm', write: false }).outputFiles
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', '<!doctype html><title>Mocks</title><script type="module" src="/page.js"></script>'],
    '/page.js': ['text/javascript', bundle!.text],
    // What `npx msw init` copies.
    '/mockServiceWorker.js': ['text/javascript', readFileSync(createRequire(`${folder}/`).resolve('msw/mockServiceWorker.js'), 'utf8')],
  }
  server = createServer(({ url = '/' }, answer) => {
    const [type, text] = files[url] ?? []
    answer.writeHead(text === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' }).end(text)
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
})

test.afterAll(() => new Promise((done) => server.close(done).closeAllConnections()))

for (const [place, host] of ['localhost', 'lib.localhost'].entries()) {
  test(`the mocks answer a page of ${host}: state, scenario, failures, a file`, oneIn(2, place), async ({ page }) => {
    await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`)

    const told: unknown = await page.evaluate('tell()')

    expect(told).toEqual({
      file: 'скан.pdf',
      statuses: [
        [true, 'on_moderation'],
        [true, 'answered'],
      ],
      failures: ['network', 'timeout', 'badResponse', 'badRequest'],
      other: 404,
    })
  })
}
