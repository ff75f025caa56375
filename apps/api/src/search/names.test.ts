import { fitOfNames, isCalledBy } from './names'
import type { IndexedDocument } from './search-index'

const [page, news] = [3, 2] as const

const called = (title: string, more: Partial<IndexedDocument> = {}): IndexedDocument => ({
  number: 1, item: 0, id: 1, lang: 'en', title, names: [], isCommon: false, type: page, sites: [''], publishedAt: '', expiresAt: null, date: null, time: null, year: null, worth: 1, ...more,
})

/** As the index has the words just as they are typed. */
const wordsOf = (query: string) => query.split(' ').map((word) => new Set([`=${word}`]))

describe('a page lacks words, and is there for its name', () => {
  const isFound = (document: IndexedDocument) => isCalledBy(document, new Set(['=dormitory', '=room']))

  test.each<[string, IndexedDocument, boolean]>([
    ['it is called by one of the words', called('Dormitory'), true],
    ['it is called by several of them', called('Dormitory room'), true],
    ['it is called by one of them and words that say nothing', called('The dormitory'), true],
    ['a menu calls it so', called('Where to live', { names: ['Housing', 'Dormitory'] }), true],
    ['its name has another word', called('Dormitory fees'), false],
    ['its name has none of them', called('Housing'), false],
    ['its name says nothing', called('The'), false],
    ['it is no page', called('Dormitory', { type: news }), false],
  ])('%s', (_name, document, expected) => {
    expect(isFound(document)).toBe(expected)
  })
})

describe('what something is called', () => {
  const fit = (document: IndexedDocument, { query = 'tuition fees', initials = [] as string[], isElsewhere = false, ofText = [] as string[] } = {}) =>
    fitOfNames(document, wordsOf(query), initials, isElsewhere, ofText)
  const whole = fit(called('Tuition fees'))

  test('counts most where it is the query of a page', () => {
    const ofNews = fit(called('Tuition fees', { type: news }))

    expect(whole).toBeGreaterThan(ofNews)
    expect(ofNews).toBeGreaterThan(fit(called('Tuition fees 2026', { type: news })))
  })

  test('counts the more the less else it says', () => {
    const [one, two] = [fit(called('Tuition fees 2026')), fit(called('Tuition fees of 2026 announced'))]

    expect(whole).toBeGreaterThan(one)
    expect(one).toBeGreaterThan(two)
    expect(two).toBeGreaterThan(1)
  })

  test('counts as much in a menu', () => {
    expect(fit(called('What it costs', { names: ['Costs', 'Tuition fees'] }))).toBe(whole)
  })

  test('counts for a page that has some of the words and nothing else, the more of them the more', () => {
    const [one, two] = ['Fees', 'Tuition fees'].map((title) => fit(called(title), { query: 'master tuition fees' })) as [number, number]

    expect(whole).toBeGreaterThan(two)
    expect(two).toBeGreaterThan(one)
    expect(one).toBeGreaterThan(1)
  })

  test.each([
    ['some of the words among others', called('Fees announced')],
    ['some of the words, of what is no page', called('Fees', { type: news })],
    ['none of the words', called('Housing')],
    ['nothing that tells', called('The')],
  ])('counts for nothing where it is %s', (_name, document) => {
    expect(fit(document)).toBe(1)
  })

  test('counts less for a page of another site, for nothing where several sites have one called so, and not by its menus', () => {
    const there = fit(called('Tuition fees'), { isElsewhere: true })

    expect(whole).toBeGreaterThan(there)
    expect(there).toBeGreaterThan(1)
    expect(fit(called('Tuition fees', { isCommon: true }))).toBe(whole)
    expect(fit(called('Tuition fees', { isCommon: true }), { isElsewhere: true })).toBe(1)
    expect(fit(called('What it costs', { names: ['Tuition fees'] }), { isElsewhere: true })).toBe(1)
    expect(fit(called('Fees'), { isElsewhere: true })).toBe(1)
    expect(fit(called('Tuition fees', { type: news, isCommon: true }), { isElsewhere: true })).toBe(fit(called('Tuition fees', { type: news })))
  })

  test('counts half in the heading of a list, and of a text only where it is the query', () => {
    const half = 1 + (whole - 1) / 2

    expect(fit(called('Costs', { headings: ['Grants', 'Tuition fees'] }))).toBe(half)
    expect(fit(called('Costs'), { ofText: ['Grants', 'Tuition fees'] })).toBe(half)
    expect(fit(called('Costs', { headings: ['Tuition fees 2026'] }))).toBeGreaterThan(1)
    expect(fit(called('Costs'), { ofText: ['Tuition fees 2026', 'Fees'] })).toBe(1)
    expect(fit(called('Tuition fees', { headings: ['Tuition fees'] }))).toBe(whole)
  })

  test('counts for each initial that a name has, but not by what is an initial itself', () => {
    const person = (title: string, initials: string[]) => fit(called(title, { type: 6 }), { query: 'akhmetov', initials })
    const [none, one, two] = [[], ['d'], ['d', 's']].map((initials) => person('Akhmetov Daniyar Serikuly', initials)) as [number, number, number]

    expect(one / none).toBeGreaterThan(1)
    expect(two / one).toBeCloseTo(one / none)
    expect(person('Akhmetov Daniyar Serikuly', ['b'])).toBe(none)
    expect(person('Akhmetov D Serikuly', ['d'])).toBe(person('Akhmetov D Serikuly', []))
  })
})
