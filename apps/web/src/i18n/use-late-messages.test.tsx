import enLayout from '@university/locales/en/layout.json'
import kzLayout from '@university/locales/kz/layout.json'
import { renderHook, waitFor } from '@testing-library/react'
import type { Language } from './languages'
import { messagesOf } from './load-messages'
import { useLateMessages } from './use-late-messages'

let language: Language
const i18n = { addResourceBundle: jest.fn() }

jest.mock('gatsby-plugin-react-i18next', () => ({ useI18next: () => ({ language, i18n }) }))
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

test('falls back to Kazakh with a warning when a language fails', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  language = 'ru'
  const { result } = renderHook(() => useLateMessages())

  await waitFor(() => expect(result.current).toBe(true))

  expect(messagesOf('ru')).toMatchObject(kzLayout)
  expect(warning.mock.calls).toEqual([['Messages of language ru failed to load', expect.objectContaining({ message: 'chunk failed' })]])
})
