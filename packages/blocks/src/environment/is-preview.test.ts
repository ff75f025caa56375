/** @jest-environment node */
import { isPreview } from './is-preview'

test.each(['?mode=preview', '?page=2&mode=preview', 'mode=preview', '?q=law&mode=preview&page=2'])('%s asks for what editors see', (search) => {
  expect(isPreview(search)).toBe(true)
})

test.each(['', '?', '?q=mode=preview', '?q=mode%3Dpreview', '?mode=preview2', '?darkmode=preview', '?mode=other', '?mode'])('"%s" asks for what all see', (search) => {
  expect(isPreview(search)).toBe(false)
})
