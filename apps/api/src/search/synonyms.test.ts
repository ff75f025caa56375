import { languages } from '../content/languages'
import { fold } from '../text/fold'
import { stemOf, tokenise } from './analyse'
import { stemsOfSynonyms, synonyms } from './synonyms'

describe.each(languages)('in %s', (language) => {
  const groups = synonyms[language]

  test('a group has single words, and at least two stems', () => {
    for (const words of groups) {
      expect(words.filter((word) => tokenise(word).length !== 1)).toEqual([])
      expect(new Set(words.map((word) => stemOf(fold(word), language))).size).toBeGreaterThan(1)
    }
  })

  test('no stem is in two groups', () => {
    const stems = groups.flatMap((words) => [...new Set(words.map((word) => stemOf(fold(word), language)))])

    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([])
  })
})

test.each([
  ['dormitories', 'accommodation', 'en'],
  ['общаги', 'общежитие', 'ru'],
  ['баспананы', 'жатақхана', 'kz'],
] as const)('%s is another word for %s', (form, other, language) => {
  expect(stemsOfSynonyms(fold(form))).toContain(stemOf(fold(other), language))
})

test('a word is none of its own synonyms, and most have none', () => {
  expect([stemsOfSynonyms('hostel').includes(stemOf('hostel', 'en')), stemsOfSynonyms('ректор')]).toEqual([false, []])
})
