import { act, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { languages } from '../i18n/languages'
import { connectionFailuresAtom } from '../state/connection'
import { messages, renderInSite } from '../testing/render-in-site'
import { NoConnection } from './no-connection'

test.each(languages)('says in %s that something did not come, for six seconds from the last time on', (language) => {
  jest.useFakeTimers()
  const store = createStore()
  renderInSite(
    <Provider store={store}>
      <NoConnection />
    </Provider>,
    { language },
  )
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()

  act(() => store.set(connectionFailuresAtom))
  act(() => jest.advanceTimersByTime(4000))
  act(() => store.set(connectionFailuresAtom))
  act(() => jest.advanceTimersByTime(5999))
  expect(screen.getByRole('alert')).toHaveTextContent(messages[language]['site.no_connection'] as string)
  act(() => jest.advanceTimersByTime(1))

  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  jest.useRealTimers()
})
