import { siteSlugs } from './contract'

test('knows the main site and the 23 others', () => {
  expect([siteSlugs.length, siteSlugs.includes(''), siteSlugs.includes('lib')]).toEqual([24, true, true])
})
