import { languages } from '../languages'
import { blockTitles } from './block-titles'
import { blockSchemas } from './known-blocks'

/** Without a heading, or with one that only says what the content calls it. */
const withoutTitle = ['ContentBlock', 'Gallery', 'ListBlock', 'ShareComponent']

test('every block with a heading of its own has it in each language', () => {
  const untitled = languages.map((language) => Object.keys(blockSchemas()).filter((name) => blockTitles([{ name, props: {} }], language).length === 0))

  expect(untitled.map((names) => names.sort())).toEqual(languages.map(() => withoutTitle))
})

test('a block that visitors are not shown has none, and one that stands there twice has it once', () => {
  const scores = { name: 'ScoreListBlock', props: {} }

  expect(blockTitles([scores, { name: 'PriceEducation', props: { colour: 'red' } }, { name: 'toString', props: {} }, scores], 'ru')).toEqual(['Проходные баллы'])
})
