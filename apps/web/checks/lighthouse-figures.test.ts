/** @jest-environment node */
import { lossesOf, median, missed, readFigures, type Figures, type Report } from './lighthouse-figures'

const good: Figures = { performance: 0.99, accessibility: 1, bestPractices: 1, seo: 1, lcpMs: 1200, cls: 0, tbtMs: 40, bytes: 260_000, scriptBytes: 100_000, pictureBytes: 20_000 }

test.each([
  ['performance', { performance: 0.97 }],
  ['accessibility', { accessibility: 0.99 }],
  ['best practices', { bestPractices: 0.96 }],
  ['SEO', { seo: 0.92 }],
  ['LCP', { lcpMs: 1801 }],
  ['CLS', { cls: 0.011 }],
  ['TBT', { tbtMs: 101 }],
])('a page that misses the floor of %s is told so', (name, worse) => {
  expect(missed(good, false)).toEqual([])
  expect(missed({ ...good, ...worse }, false)).toEqual([name])
})

test('of a page that search engines are kept away from, SEO is not asked', () => {
  expect(missed({ ...good, seo: 0.54, cls: 0.2 }, true)).toEqual(['CLS'])
})

test('takes the middle of three runs, each figure by itself, and the worse of two', () => {
  const runs = [good, { ...good, performance: 0.6, tbtMs: 900 }, { ...good, performance: 0.98, lcpMs: 2000 }]

  expect(median(runs)).toEqual({ ...good, performance: 0.98 })
  expect(median(runs.slice(0, 2))).toEqual({ ...good, performance: 0.6, tbtMs: 900 })
})

test('reads what was sent by kind, and takes a measure that is missing for missed', () => {
  const items = [{ resourceType: 'Script', transferSize: 100 }, { resourceType: 'Image', transferSize: 20 }, { resourceType: 'Document', transferSize: 3 }]

  const figures = readFigures(report({ 'network-requests': { score: null, title: '', details: { items } } }))

  expect([figures.bytes, figures.scriptBytes, figures.pictureBytes]).toEqual([123, 100, 20])
  expect(missed(figures, false)).toEqual(['performance', 'LCP', 'CLS', 'TBT'])
})

test('names what costs points in most runs, with the element that is to blame', () => {
  const shift = { 'cumulative-layout-shift': { score: 0.9, title: 'Shift', displayValue: '0.05', details: { items: [{ node: { snippet: '<footer>' } }] } }, unweighed: { score: 0, title: 'Hint' } }
  const still = { 'cumulative-layout-shift': { score: 1, title: 'Shift' } }

  expect(lossesOf([report(shift), report(shift), report(still)])).toEqual(['Shift (cumulative-layout-shift), 0.9, 0.05, <footer>'])
  expect(lossesOf([report(shift), report(still), report(still)])).toEqual([])
})

function report(audits: Report['audits']): Report {
  const all = { score: 1, auditRefs: [] }
  return {
    environment: { benchmarkIndex: 1500 },
    categories: { performance: { score: 0.5, auditRefs: [{ id: 'cumulative-layout-shift', weight: 25 }, { id: 'unweighed', weight: 0 }] }, accessibility: all, 'best-practices': all, seo: all },
    audits,
  }
}
