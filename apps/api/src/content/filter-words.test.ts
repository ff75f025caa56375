import { fold } from '../text/fold'
import { filterWords, hasFilterWords } from './filter-words'

jest.mock('../text/fold', () => ({ fold: jest.fn(jest.requireActual<{ fold: typeof fold }>('../text/fold').fold) }))

test.each([
  ['words are folded', 'Жатақхана  ОРНЫ', ['жатакхана', 'орны']],
  ['a word counts once', 'грант Грант грант', ['грант']],
  ['what stands within another word is found with it', 'а ма магистр', ['магистр']],
  ['the longest come first', 'бі университет 2026', ['университет', '2026', 'би']],
  ['nothing is looked for in blanks', '  ', []],
])('%s', (_what, q, words) => {
  expect(filterWords(q)).toEqual(words)
})

test.each([
  ['has all of the words', 'қазақ тілі', true, 1],
  ['lacks one', 'қазақ грант', false, 1],
  ['is asked for none', '', true, 0],
])('a text that %s is folded once at most, however many words there are', (_what, q, expected, times) => {
  const words = filterWords(q)
  jest.mocked(fold).mockClear()

  expect([hasFilterWords(words, 'Қазақ тілінің грамматикасы'), jest.mocked(fold).mock.calls.length]).toEqual([expected, times])
})
