import { siteSlugs } from './contract'

test('knows the main site and the others', () => {
  expect(siteSlugs).toEqual(expect.arrayContaining(['', 'fit', 'lib', 'csd']))
})
