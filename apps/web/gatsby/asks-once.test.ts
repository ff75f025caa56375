/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import asksOnce from './stand-ins/asks-once'

const whole = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8')

test.each([429, 502, 503])('a server that answers a page with %i is asked once', async (status) => {
  expect(await countOf(asksOnce(whole), status)).toBe(1)
})

test('an answer that breaks off is asked for again', async () => {
  expect(await countOf(asksOnce(whole), 0)).toBe(4)
})

test('says so when Gatsby asks in another way', () => {
  expect(() => asksOnce(whole.replaceAll('retries < 3', 'retries < 2'))).toThrow(/^Gatsby asks again in another way/)
})

/** How often the loader asks for a page that is always answered so. */
async function countOf(source: string, status: number): Promise<number> {
  const module = { exports: {} as { BaseLoader: new (load: () => void, paths: string[]) => { memoizedGet: () => Promise<object>; loadPageDataJson: (path: string) => Promise<unknown> } } }
  const { code } = transformSync(source, { module: { type: 'commonjs' } })
  const parts: Record<string, object> = { './find-path': { setMatchPaths: () => undefined, findPath: (path: string) => path } }
  new Function('module', 'exports', 'require', '__PATH_PREFIX__', code)(module, module.exports, (name: string) => parts[name] ?? {}, '')
  const loader = new module.exports.BaseLoader(() => undefined, [])
  let count = 0
  loader.memoizedGet = () => Promise.resolve({ status, responseText: `${(count += 1)}` })
  await loader.loadPageDataJson('/en/news')
  return count
}
