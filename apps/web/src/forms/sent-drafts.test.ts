import { isSent, noteSent } from './sent-drafts'

const draft = { values: {}, lineage: ['a'] }

test.each(['null', '{}', '"a"', '{'])('what else stands in the place of the names counts as none, and is written over: %s', (kept) => {
  localStorage.setItem('sent-drafts', kept)

  expect(isSent(draft)).toBe(false)
  noteSent(['a'])
  expect(isSent(draft)).toBe(true)
})
