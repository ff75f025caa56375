import { labelLines } from './label-lines'

test.each([
  ['a short name on a phone', ['Master’s degrees: Arts and humanities'], 310, 0],
  ['a long one', ['Arts', 'Master’s degrees: Social sciences, journalism and information'], 310, 17],
  ['the same on a wide screen', ['Master’s degrees: Social sciences, journalism and information'], 720, 0],
  ['none', [], 310, 0],
])('makes rows as high as their longest name needs: %s', (_, labels, width, extra) => {
  expect(labelLines(labels, width).extra).toBe(extra)
})
