import axe from 'axe-core'
import { JSDOM } from 'jsdom'
import { answering, origin, smallDocument } from '../../testing/small-document'
import { emitDocs } from './docs'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const schemas = {
  Tree: { type: 'object', description: 'A tree.', properties: { kids: { type: 'array', items: ref('Tree') }, leaf: ref('Leaf') } },
  Leaf: { type: 'object', properties: { colour: { type: 'string' }, tree: ref('Tree') } },
}
const trees = smallDocument(
  {
    '/trees': { get: { ...answering({ type: 'array', items: ref('Tree') }), operationId: 'listTrees', tags: ['trees'], summary: 'Trees of a park', description: 'In the order of their age.' } },
    '/trees/{id}': { get: { ...answering(ref('Tree')), operationId: 'getTree', tags: ['trees'], summary: 'One tree', parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }] } },
    '/parks': { post: { ...answering({}), operationId: 'openPark', tags: ['parks'], summary: 'Open a park' } },
  },
  schemas,
  { tags: [{ name: 'trees', description: 'Trees.' }, { name: 'parks' }] },
)
const page = emitDocs({ document: trees, origin, options: {} }).text

/** The page in a browser of jsdom's, its script run as it is loaded; what jsdom lacks does nothing. */
async function open(javascript = true) {
  const { window } = new JSDOM(page, {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    ...(javascript ? { runScripts: 'dangerously' } : {}),
    beforeParse(window) {
      Object.assign(window, { IntersectionObserver: class { observe() {} } })
      window.Element.prototype.scrollIntoView = () => undefined
    },
  })
  const { document } = window
  if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const query = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = document.querySelector<E>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const box = query<HTMLInputElement>('.search input')
  return {
    window,
    document,
    query,
    box,
    press: (key: string) => (document.activeElement ?? document.body).dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    results: () => [...document.querySelectorAll('.results a')].map((link) => link.getAttribute('href')),
    async type(text: string) {
      box.focus()
      box.value = text
      box.dispatchEvent(new window.Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 150))
    },
  }
}

test('the slash leads to the search, and Escape clears it', async () => {
  const { press, type, box, results, query, document } = await open()

  press('/')
  expect(document.activeElement).toBe(box)
  await type('tree')
  expect(query('.contents').hidden).toBe(true)
  press('Escape')

  expect([box.value, results(), query('.contents').hidden, document.activeElement === box]).toEqual(['', [], false, true])
})

test.each([
  ['the operationId', 'getTree', '#operation/getTree'],
  ['the operationId in other words', 'get-tree', '#operation/getTree'],
  ['words of the summary', 'park trees', '#operation/listTrees'],
  ['the path', '/trees/{id}', '#operation/getTree'],
  ['the method', 'post parks', '#operation/openPark'],
  ['a field, and first where it is', 'colour', '#operation/listTrees'],
  ['a word of the description', 'their age', '#operation/listTrees'],
  ['a schema by its name', 'leaf', '#schema/Leaf'],
])('finds by %s', async (_what, text, want) => {
  const { type, results } = await open()

  await type(text)

  expect(results()[0]).toBe(want)
})

test('says how many were found, and when nothing was', async () => {
  const { type, query } = await open()

  await type('listTrees')
  expect(query('[role=status]').textContent).toBe('1 result')
  await type('.*+?^${}()|[]\\/-')
  expect(query('[role=status]').textContent).toBe('Nothing found for “.*+?^${}()|[]\\/-”')
})

test('arrows move through the results, round and back to the box', async () => {
  const { type, press, results, document, box } = await open()
  const focused = () => document.activeElement?.getAttribute('href')
  await type('park')
  expect(results()).toHaveLength(2)

  press('ArrowDown')
  expect(focused()).toBe(results()[0])
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement).toBe(box)
  press('ArrowUp')
  expect(focused()).toBe(results()[1])
})

test('unfolds a schema where it is named, but not within itself', async () => {
  const { query, window } = await open()
  const fold = query<HTMLDetailsElement>('[id="schema/Leaf"] details[data-of=Tree]')

  fold.open = true
  fold.dispatchEvent(new window.Event('toggle'))

  expect([...fold.querySelectorAll('.name')].map(({ textContent }) => textContent)).toEqual(['kids', 'leaf'])
  expect(fold.querySelectorAll('details')).toHaveLength(0)
  expect(fold.querySelector('[id]')).toBeNull()
})

test('keeps the colours that the reader chose', async () => {
  const { query, document, window } = await open()

  query('.theme input[value=dark]').click()
  expect([document.documentElement.dataset.theme, window.localStorage.getItem('docs-theme')]).toEqual(['dark', 'dark'])
  query('.theme input[value=auto]').click()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('the menu opens and closes, with its state told', async () => {
  const { query, press, document } = await open()
  const menu = query('.menu')

  menu.click()
  expect([menu.getAttribute('aria-expanded'), query('nav').classList.contains('open')]).toEqual(['true', true])
  press('Escape')
  expect([menu.getAttribute('aria-expanded'), document.activeElement === menu]).toEqual(['false', true])
})

test('copies a call as it is shown, with the host that the page came from', async () => {
  const { query, window } = await open()
  const written: string[] = []
  Object.assign(window.navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } })

  query('[id="operation/openPark"] .code:nth-of-type(2) .copy').click()
  await new Promise((resolve) => setTimeout(resolve, 0))

  expect(written).toEqual(['curl -X POST http://localhost/parks'])
  expect(query('[role=status]').textContent).toBe('Copied')
})

test('a short anchor leads to its operation', async () => {
  const { window } = await open()

  window.location.hash = 'getTree'
  window.dispatchEvent(new window.Event('hashchange'))

  expect(window.location.hash).toBe('#operation/getTree')
})

test('without the script all that is written is there to read', async () => {
  const { document, query } = await open(false)

  expect(document.documentElement.classList.contains('js')).toBe(false)
  expect(query('.contents').hidden).toBe(false)
  expect(query('[id="operation/getTree"] .name').textContent).toBe('id')
})

test.each([
  ['as it is loaded', ''],
  ['with results shown', 'tree'],
])('axe finds no fault %s', async (_what, search) => {
  const { window, type } = await open()
  if (search) await type(search)
  window.eval(axe.source)

  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ rules: { 'color-contrast': { enabled: false } } })

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
