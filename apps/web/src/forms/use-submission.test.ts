import { renderHook } from '@testing-library/react'
import { useSubmission } from './use-submission'

test('leaving the page ends what is under way', () => {
  const { result, unmount } = renderHook(useSubmission)
  const signal = result.current.begin()

  unmount()

  expect(signal.aborted).toBe(true)
})
