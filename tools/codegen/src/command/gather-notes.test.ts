import { gatherNotes } from './gather-notes'

const notes = (count: number, text: string) => Array.from({ length: count }, (_, index) => `note: api.yaml #/paths/~1a b~1${index}/get: ${text}`)

test('tells three places of what is noted of many, and how many others there are, so that other notes are seen', () => {
  const other = 'graphql: fields as JSON: 1 (any value: Pet.data)'

  expect(gatherNotes([...notes(900, 'the body is left out'), ...notes(4, 'no fetch sends a TRACE'), other])).toEqual([
    ...notes(3, 'the body is left out'),
    'note: api.yaml: the body is left out (in 897 other places)',
    ...notes(4, 'no fetch sends a TRACE'),
    other,
  ])
})
