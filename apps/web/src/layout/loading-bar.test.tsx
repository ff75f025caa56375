import { act, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { loadingAtom } from '../state/loading'
import { messages, renderInSite } from '../testing/render-in-site'
import { LoadingBar } from './loading-bar'

test('says politely that the next page is loading, for as long as it does', () => {
  const store = createStore()
  renderInSite(
    <Provider store={store}>
      <LoadingBar />
    </Provider>,
    { language: 'ru' },
  )
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  act(() => store.set(loadingAtom, 1))
  expect(screen.getByRole('status')).toHaveTextContent(messages.ru['list.loading'] as string)
  act(() => store.set(loadingAtom, -1))

  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
