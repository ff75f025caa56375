/** @jest-environment node */
import { blockAddress, prefixOf } from './block-address'

test('names the page, what the block is to show, and the block', () => {
  expect(blockAddress({ path: '/page/fees', prefix: '', id: 'PriceEducation' }, { q: 'B057', level: undefined })).toBe('/page/fees?q=B057#PriceEducation')
})

test('gives a further block of a page parameters of its own', () => {
  expect([0, 1, 2].map(prefixOf)).toEqual(['', 'b2-', 'b3-'])
  expect(blockAddress({ path: '/page/master', prefix: 'b2-', id: 'ScoreListBlock' }, { group: 'M094', year: 'all' })).toBe('/page/master?b2-group=M094&b2-year=all#ScoreListBlock')
})

test('has no query where nothing is asked for', () => {
  expect(blockAddress({ path: '/page/fees', prefix: '', id: 'PriceEducation' })).toBe('/page/fees#PriceEducation')
})
