import type { Token } from './analyse'
import { matcher, snippetFor } from './snippet'

const isSought = (...words: string[]) => matcher(new Set(words.map((word) => `=${word}`)), 'en')
const marked = ({ text, marks }: { text: string; marks: { start: number; end: number }[] }) => marks.map(({ start, end }) => text.slice(start, end))
const filler = (characters: number) => 'lorem ipsum '.repeat(Math.ceil(characters / 12)).slice(0, characters)

test('shows the stretch with the most different words, from the beginning of its sentence', () => {
  const text = `Library. ${filler(300)} library library library. ${filler(300)}. The exam in the library is on Monday. ${filler(300)}`

  const { snippet } = snippetFor({ text }, isSought('exam', 'library'))

  expect(snippet.text).toMatch(/^…The exam in the library is on Monday\. .*…$/)
  expect(marked(snippet)).toEqual(['exam', 'library'])
})

test('begins at a line where that is near', () => {
  const { snippet } = snippetFor({ text: `${filler(300)} · Essay · 60 minutes, an exam · ${filler(300)}` }, isSought('exam'))

  expect(snippet.text).toMatch(/^…60 minutes, an exam · lorem/)
})

test('of stretches with as many words shows the first', () => {
  const { snippet } = snippetFor({ text: `First exam. ${filler(400)} Second exam exam exam.` }, isSought('exam'))

  expect([snippet.text.slice(0, 11), marked(snippet)]).toEqual(['First exam.', ['exam']])
})

test('is not led astray by a word that is longer than all it shows', () => {
  const long = 'x'.repeat(400)

  const { snippet } = snippetFor({ text: `${long} exam. ${filler(400)} The exam and the library.` }, isSought(long, 'exam', 'library'))

  expect(marked(snippet)).toEqual(['exam', 'library'])
})

test('shows the rows of a list that have more of the words, and where they are', () => {
  const section = { fragment: 'staff', title: 'Staff', rows: ['Exam office, library', 'Exam', 'Canteen'] }

  expect(snippetFor({ text: 'The library.', sections: [section] }, isSought('exam', 'library'))).toMatchObject({ snippet: { text: 'Exam office, library' }, section })
})

test.each([
  ['many words that are looked for', 'exam library grant course degree campus '],
  ['one word again and again', 'exam '],
])('of a very long text looks at the beginning, and at each word of that once: %s', (_name, words) => {
  const matches = isSought('exam', 'library', 'grant', 'course', 'degree', 'campus')
  const asked: Token[] = []

  const { snippet } = snippetFor({ text: words.repeat(200_000 / words.length) }, (token) => (asked.push(token), matches(token)))

  expect([asked.length <= 20_000 / 5, new Set(asked).size === asked.length, asked.every(({ start, end }) => end - start >= 4)]).toEqual([true, true, true])
  expect([snippet.text.endsWith('…'), new Set(marked(snippet)).size]).toEqual([true, new Set(words.trim().split(' ')).size])
})
