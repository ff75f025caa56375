import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import sameAttributes from './stand-ins/same-attributes'

const whole = readFileSync(require.resolve('gatsby/cache-dir/head/utils.js'), 'utf8')
const root = document.documentElement

afterEach(() => root.removeAttribute('lang'))

test.each([
  ['of Gatsby is written anew with each change of the query', whole, ['lang', null, 'lang', 'kk']],
  ['of a page stays', sameAttributes(whole), []],
])('the language %s', (_, source, changes) => {
  root.lang = 'kk'

  expect(headOf(source)('kk')).toEqual(changes)
  expect(root.lang).toBe('kk')
})

test('another language takes its place', () => {
  root.lang = 'kk'

  expect(headOf(sameAttributes(whole))('ru')).toEqual(['lang', 'ru'])
  expect(root.lang).toBe('ru')
})

test('what a browser that translates the page writes there stays as long as the page is in the same language', () => {
  const render = headOf(sameAttributes(whole))
  root.lang = 'kk'
  render('kk')
  root.lang = 'de'

  expect([render('kk'), root.lang]).toEqual([[], 'de'])
  expect([render('ru'), root.lang]).toEqual([['lang', 'ru'], 'ru'])
})

test('says so when Gatsby writes them in another way', () => {
  expect(() => sameAttributes(whole.replaceAll('attributeValue)', 'value)'))).toThrow(/^Gatsby writes attributes of <html> in another way/)
})

/** @returns renders the head of a page in a language, and says what that changes of the root: names of attributes, and what they are then */
function headOf(source: string): (lang: string) => (string | null)[] {
  const module = { exports: {} as { applyHtmlAndBodyAttributes: (all: object) => void; removeHtmlAndBodyAttributes: (names: object) => void } }
  const { code } = transformSync(source, { module: { type: 'commonjs' } })
  new Function('module', 'exports', 'require', code)(module, module.exports, () => ({ VALID_NODE_NAMES: [] }))
  return (lang) => {
    const observer = new MutationObserver(() => undefined)
    observer.observe(root, { attributes: true })
    const changes: (string | null)[] = []
    const note = () => observer.takeRecords().forEach(({ attributeName }) => changes.push(attributeName, root.getAttribute(attributeName ?? '')))
    module.exports.removeHtmlAndBodyAttributes({ html: ['lang'], body: [] })
    note()
    module.exports.applyHtmlAndBodyAttributes({ html: { lang }, body: {} })
    note()
    observer.disconnect()
    return changes
  }
}
