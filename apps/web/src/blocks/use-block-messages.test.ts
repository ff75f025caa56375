import { renderHook } from '@testing-library/react'
import { loadMessages } from '../i18n/load-messages'
import { useBlockMessages } from './use-block-messages'

const i18n = { addResourceBundle: jest.fn() }

jest.mock('gatsby-plugin-react-i18next', () => ({ useI18next: () => ({ language: 'en', originalPath: '/news', i18n }) }))
jest.mock('../i18n/load-messages', () => ({ loadMessages: jest.fn(), messagesOf: () => ({ 'list.reset': 'Reset' }) }))

test('puts what blocks say beside the other messages', async () => {
  const { result } = renderHook(() => useBlockMessages())

  await result.current()

  expect(i18n.addResourceBundle.mock.calls).toEqual([['en', 'common', { 'list.reset': 'Reset' }, true, true]])
})

test('rejects with what an import rejects with where none came, and puts nothing in their place', async () => {
  const lost = new Error('Loading chunk 41 failed')
  jest.mocked(loadMessages).mockResolvedValueOnce({ cause: lost })
  const { result } = renderHook(() => useBlockMessages())

  await expect(result.current()).rejects.toBe(lost)

  expect(i18n.addResourceBundle).not.toHaveBeenCalled()
})
