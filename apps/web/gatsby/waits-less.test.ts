/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import waitsLess from './stand-ins/waits-less'

const whole = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8')
const data = { path: '/en/news', componentChunkName: 'news', result: {} }

interface Loader {
  loadAppData: () => Promise<unknown>
  fetchPageDataJson: () => Promise<unknown>
  loadPage: (path: string) => Promise<{ page: { path: string; webpackCompilationHash: string } }>
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a page comes two seconds after its data, as one of an unknown build, where the answer that names the build hangs', async () => {
  const loaded = jest.fn()
  void loaderOf(() => new Promise(() => undefined)).loadPage('/en/news').then(({ page }) => loaded(page))

  await jest.advanceTimersByTimeAsync(1_999)
  expect(loaded).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)

  expect(loaded.mock.calls).toEqual([[expect.objectContaining({ path: '/en/news', webpackCompilationHash: '' })]])
})

test('it comes at once where that answer does', async () => {
  const { page } = await loaderOf(async () => ({ webpackCompilationHash: 'a1' })).loadPage('/en/news')

  expect(page.webpackCompilationHash).toBe('a1')
})

test('says so when Gatsby asks in another way', () => {
  expect(() => waitsLess(whole.replaceAll('this.loadAppData(),', 'this.loadBuild(),'))).toThrow(/^Gatsby asks for the build in another way/)
})

function loaderOf(loadAppData: Loader['loadAppData']): Loader {
  const module = { exports: {} as { BaseLoader: new (load: () => Promise<object>, paths: string[]) => Loader } }
  const { code } = transformSync(waitsLess(whole), { module: { type: 'commonjs' } })
  const parts: Record<string, object> = { './find-path': { setMatchPaths: () => undefined, findPath: (path: string) => path }, './emitter': { __esModule: true, default: { emit: () => undefined } } }
  new Function('module', 'exports', 'require', '__PATH_PREFIX__', code)(module, module.exports, (name: string) => parts[name] ?? {}, '')
  const loader = new module.exports.BaseLoader(async () => ({ default: () => null }), [])
  return Object.assign(loader, { loadAppData, fetchPageDataJson: async () => ({ status: 'success', payload: { ...data } }) })
}
