import enLayout from '@university/locales/en/layout.json'
import kzLayout from '@university/locales/kz/layout.json'
import { act, render, renderHook, waitFor } from '@testing-library/react'
import { longPart } from '../testing/long-part'
import type { Language } from './languages'
import type * as LoadMessages from './load-messages'
import { addFile, messagesOf } from './load-messages'
import { useLateMessages } from './use-late-messages'

let language: Language
const i18n = { addResourceBundle: jest.fn() }

jest.mock('gatsby-plugin-react-i18next', () => ({ useI18next: () => ({ language, i18n }) }))
jest.mock('./load-messages', () => {
  const actual = jest.requireActual<typeof LoadMessages>('./load-messages')
  return { ...actual, addFile: jest.fn(actual.addFile) }
})
jest.mock('@university/locales/ru/layout.json', () => {
  throw new Error('chunk failed')
})

test('has them in the language of the page, for this page and those to come', async () => {
  language = 'en'
  const { result } = renderHook(() => useLateMessages())
  expect(result.current).toBe(false)

  await waitFor(() => expect(result.current).toBe(true))

  expect(i18n.addResourceBundle).toHaveBeenCalledWith('en', 'common', expect.objectContaining(enLayout), true, true)
  expect(messagesOf('en')).toMatchObject(enLayout)
})

test('goes on with the next language when that changes', async () => {
  language = 'en'
  const { result, rerender } = renderHook(() => useLateMessages())
  await waitFor(() => expect(result.current).toBe(true))

  language = 'kz'
  rerender()
  expect(result.current).toBe(false)

  await waitFor(() => expect(result.current).toBe(true))
  expect(messagesOf('kz')).toMatchObject(kzLayout)
})

test('falls back to Kazakh with warnings when a language fails twice', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  language = 'ru'
  const { result } = renderHook(() => useLateMessages())

  await waitFor(() => expect(result.current).toBe(true))

  expect(messagesOf('ru')).toMatchObject(kzLayout)
  const once = ['Messages of language ru failed to load', expect.objectContaining({ message: 'chunk failed' })]
  expect(warning.mock.calls).toEqual([once, once])
})

test('shows no keys where none come, and asks again after one and two seconds', async () => {
  jest.useFakeTimers()
  const asked = jest.mocked(addFile).mockClear()
  asked.mockResolvedValueOnce({ cause: new Error('out of reach') }).mockResolvedValueOnce({ cause: new Error('out of reach') })
  language = 'en'
  const { result } = renderHook(() => useLateMessages())

  const seen: unknown[] = []
  for (const pause of [999, 1, 1_999, 1]) {
    await act(() => jest.advanceTimersByTimeAsync(pause))
    seen.push([result.current, asked.mock.calls.length])
  }

  expect(seen).toEqual([
    [false, 1],
    [false, 2],
    [false, 2],
    [true, 3],
  ])
})

test('tells who waits when a second try has failed, too, asks no more when they want them no more, and at once when they do again', async () => {
  jest.useFakeTimers()
  const cause = new Error('out of reach')
  const asked = jest.mocked(addFile).mockClear().mockResolvedValue({ cause })
  language = 'en'
  const onFail = jest.fn()
  const { result, rerender } = renderHook((wanted: boolean) => useLateMessages('layout', { wanted, onFail }), { initialProps: true })

  await act(() => jest.advanceTimersByTimeAsync(999))
  expect(onFail).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(onFail.mock.calls).toEqual([[cause]])
  rerender(false)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockResolvedValue('en')
  rerender(true)
  await act(() => jest.advanceTimersByTimeAsync(0))

  expect([result.current, onFail.mock.calls.length]).toEqual([true, 1])
})

test('what has waited for them is drawn in slices', async () => {
  jest.useRealTimers()
  language = 'en'
  const { Long, isDrawnInSlices } = longPart()
  const Form = () => (useLateMessages() ? <Long /> : null)
  render(<Form />)

  expect(await isDrawnInSlices()).toBe(true)
})
