import { siteSlugs, validateAnswer } from './contract'

test('accepts an answer that keeps the contract', () => {
  expect(validateAnswer('listNewsCategories', [{ id: 2, slug: 'science', name_kz: 'Ғылым', name_ru: null, name_en: null, news_count: 9, sort_order: 20 }])).toEqual([])
})

test('names the field that breaks the contract', () => {
  const issues = validateAnswer('listNewsCategories', [{ id: 'two', slug: 'science', name_kz: 'Ғылым', name_ru: null, name_en: null, news_count: 9, sort_order: 20 }])

  expect(issues).toEqual([{ pointer: '/0/id', message: 'must be integer' }])
})

test('refuses an operation that the contract does not have', () => {
  expect(() => validateAnswer('getNothing', {})).toThrow('The contract has no operation getNothing')
})

test('knows the main site and the 23 sub-sites', () => {
  expect([siteSlugs.length, siteSlugs[0], siteSlugs.includes('lib')]).toEqual([24, '', true])
})
