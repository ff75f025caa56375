import { act, renderHook } from '@testing-library/react'
import { meetMissingCode } from '../builds/missing-code'
import type * as LoadMessages from '../i18n/load-messages'
import { loadMessages } from '../i18n/load-messages'
import { useFormMessages } from './use-form-messages'

const i18n = { addResourceBundle: jest.fn() }
jest.mock('gatsby-plugin-react-i18next', () => ({ useI18next: () => ({ language: 'en', i18n }) }))
jest.mock('../i18n/load-messages', () => ({ ...jest.requireActual<typeof LoadMessages>('../i18n/load-messages'), loadMessages: jest.fn() }))
jest.mock('../builds/missing-code', () => ({ meetMissingCode: jest.fn() }))

test('the reader of a page is told once that the words of its form do not come, which are asked for again all the same', async () => {
  jest.useFakeTimers()
  const cause = new Error('Loading chunk forms-en failed')
  jest.mocked(loadMessages).mockResolvedValue({ cause })
  const { result } = renderHook(() => useFormMessages())

  await act(() => jest.advanceTimersByTimeAsync(60_000))

  expect(jest.mocked(meetMissingCode).mock.calls).toEqual([[cause, true]])
  expect(jest.mocked(loadMessages).mock.calls.length).toBeGreaterThan(4)

  jest.mocked(loadMessages).mockResolvedValue(undefined)
  await act(() => jest.advanceTimersByTimeAsync(16_000))
  expect(result.current).toBe(true)
})
