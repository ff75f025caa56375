import { fold } from '../text/fold'
import { stemOf, stemsOfQuery, stemsOfReadings, tokenise } from './analyse'
import { isOneEditAway } from './edit-distance'
import { protectedStems } from './protected-stems'

test.each([
  ['университет', 'университеті университетте университеттің университетіміздің университеттер университеттеріне университетімен'],
  ['кітапхана', 'кітапханада кітапхананың кітапханасы кітапханамыз кітапханаларға'],
  ['студент', 'студенттер студенттердің студенттерге студенті студенттен'],
  ['емтихан', 'емтихандар емтиханға емтиханды емтихандардың'],
  ['бағдарлама', 'бағдарламасы бағдарламалар бағдарламаларының бағдарламада'],
  ['құжат', 'құжаттар құжаттарды құжаты құжаттарын'],
  ['жатақхана', 'жатақханадағы жатақханаға жатақханалар'],
  ['асхана', 'асханада асханаға асханалар асханасының'],
  ['баспана', 'баспананы баспанаға баспаналар'],
  ['стипендия', 'стипендиясы стипендияны стипендиялар'],
  ['факультет', 'факультеті факультетінің факультеттер факультетінде'],
])('Kazakh forms of %s have one stem', (word, forms) => {
  const stems = forms.split(' ').map((form) => stemOf(fold(form), 'kz'))

  expect(new Set(stems)).toEqual(new Set([stemOf(fold(word), 'kz')]))
})

test.each([
  ['kz', 'бал', 'балл'],
  ['kz', 'баспана', 'баспа'],
  ['kz', 'ата', 'ат'],
  ['kz', 'сана', 'сан'],
] as const)('in %s the words %s and %s stay apart', (language, one, other) => {
  expect(stemOf(one, language)).not.toBe(stemOf(other, language))
})

test('protected stems are as words come: folded, and in Cyrillic', () => {
  expect([...protectedStems].filter((stem) => stem !== fold(stem) || !/^[а-я]+$/.test(stem))).toEqual([])
})

test('Russian and English forms have one stem, folded', () => {
  expect(new Set(['экзамены', 'экзаменов', 'экзаменам'].map((word) => stemOf(word, 'ru'))).size).toBe(1)
  expect(new Set(['examination', 'examinations'].map((word) => stemOf(word, 'en'))).size).toBe(1)
})

test('an English possessive has the stem of its word, whichever apostrophe it is written with', () => {
  const stems = tokenise("master's master’s master masters'").map(({ word }) => stemOf(word, 'en'))

  expect(new Set(stems).size).toBe(1)
})

test.each([
  ['kitaphana', 'кітапхана'],
  ['universitet', 'университет'],
  ['jataqhana', 'жатақхана'],
  ['zhataqkhana', 'жатақхана'],
  ['stipendiya', 'стипендия'],
  ['emtihan', 'емтихан'],
  ['qujat', 'құжат'],
])('reads %s as %s', (latin, cyrillic) => {
  expect(stemsOfReadings(fold(latin))).toContain(stemOf(fold(cyrillic), 'kz'))
})

test('a query in Russian letters finds the Kazakh stem', () => {
  expect(stemsOfQuery(fold('кабылдау'), 'ru')).toContain(stemOf(fold('қабылдау'), 'kz'))
})

test('words have their places, parts of a compound their own', () => {
  expect(tokenise('Ғылым: физика-химия!').map(({ word, start, end }) => [word, start, end])).toEqual([
    ['гылым', 0, 5],
    ['физика', 7, 13],
    ['химия', 14, 19],
  ])
})

test.each([
  ['стипендия', 'стипенди', true],
  ['стипендия', 'степендия', true],
  ['стипендия', 'стпиендия', true],
  ['стипендия', 'стипендияя', true],
  ['стипендия', 'степендея', false],
  ['кабинет', 'табинет', false],
])('%s and %s are one edit apart: %s', (one, other, expected) => {
  expect(isOneEditAway(one, other)).toBe(expected)
  expect(isOneEditAway(other, one)).toBe(expected)
})
