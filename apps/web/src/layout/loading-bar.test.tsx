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
  expect(bar()).toBeEmptyDOMElement()
  // Screen readers would say of an empty one that it is one.
  expect(screen.queryByRole('status')).toBeNull()

  act(() => store.set(loadingAtom, 1))
  expect(bar()).toHaveTextContent(messages.ru['list.loading'] as string)
  act(() => store.set(loadingAtom, -1))

  expect(bar()).toBeEmptyDOMElement()
})

const bar = () => document.querySelector('[aria-live=polite]')
