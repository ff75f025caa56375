import { screen } from '@testing-library/react'
import { languages } from '../i18n/languages'
import { messagesOf } from '../i18n/load-messages'
import { messages } from '../testing/render-in-site'
import { tellNoConnection } from './tell-no-connection'

jest.mock('../i18n/load-messages', () => ({ messagesOf: jest.fn() }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each(languages)('says in %s that something did not come, for six seconds from the last time on', (language) => {
  jest.mocked(messagesOf).mockReturnValue(messages[language])
  window.history.replaceState(null, '', `/${language}/news`)

  tellNoConnection()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  jest.advanceTimersByTime(4000)
  tellNoConnection()
  jest.advanceTimersByTime(6099)
  expect(screen.getByRole('alert')).toHaveTextContent(messages[language]['site.no_connection'] as string)
  jest.advanceTimersByTime(1)

  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(jest.mocked(messagesOf)).toHaveBeenCalledWith(language)
})
