/** @jest-environment node */
import type { Outcome } from './builder'
import { report } from './report'

const made = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/kz/news/${index}`, reason: { kind: 'code' as const, files: ['a.ts', 'b.ts', 'c.ts', 'd.ts'] } }))
const published: Outcome = { site: 'lib', kind: 'published', pages: 220, made: [{ path: '/kz', reason: { kind: 'data', places: ['news.0.title'] } }], renamed: 0, gone: ['/kz/old'], broken: [{ site: 'lib', page: '/kz', link: '/kz/none' }], seconds: 1.26, memory: 4e8 }

test('says what was published and why, what is gone, and which links lead nowhere', () => {
  expect(report([published, { site: 'main', kind: 'unchanged', pages: 2280 }])).toEqual({
    lines: ['lib: 220 pages, 1 of them made (1.3 s, 400 MB)', '  /kz: its data have changed: news.0.title', '  /kz/old: is no more', '  warning: /kz leads to /kz/none, where nothing is', '1 published, 1 unchanged; 1 pages made'],
    isGood: true,
  })
})

test('puts pages with the same reason into one line', () => {
  expect(report([{ ...published, made: made(9), renamed: 211, gone: [], broken: [] }]).lines).toEqual(['lib: 220 pages, 9 of them made, 211 only given the new names of the scripts (1.3 s, 400 MB)', '  /kz/news/0, /kz/news/1 and 7 more: the code has changed: a.ts, b.ts, c.ts and 1 more', '1 published; 9 pages made'])
})

test('says what would be done', () => {
  expect(report([{ ...published, kind: 'planned', gone: [], broken: [] }]).lines).toEqual(['lib: 1 pages would be made', '  /kz: its data have changed: news.0.title', '1 planned; 1 pages would be made'])
})

test('does not say that the former build stays where the new one is served', () => {
  const { lines, isGood } = report([{ site: 'lib', kind: 'failed', message: 'The disk is full.', isServed: true }])

  expect([isGood, lines]).toEqual([false, ['lib: is published, but something failed after that.', 'The disk is full.', '1 failed; 0 pages made']])
})

test('is no good where a site was refused or failed, and shows no more than a screen of faults, at the end', () => {
  const { lines, isGood } = report([
    { site: 'lib', kind: 'refused', faults: Array.from({ length: 30 }, (_, index) => `/kz/${index}: is cut off`) },
    { site: 'fit', kind: 'failed', message: 'The API is away.', isServed: false },
    { site: 'main', kind: 'unchanged', pages: 2280 },
    { ...published, site: 'bs', made: [], gone: [], broken: [] },
  ])

  expect(isGood).toBe(false)
  expect(lines).toHaveLength(26)
  expect([...lines.slice(0, 3), lines.at(22), ...lines.slice(23)]).toEqual(['bs: 220 pages, 0 of them made (1.3 s, 400 MB)', 'lib: is not published; the former build stays.', '  /kz/0: is cut off', '  and 10 more', 'fit: could not be built; the former build stays.', 'The API is away.', '1 published, 1 unchanged, 1 refused, 1 failed; 0 pages made'])
})
