import { act, fireEvent, screen } from '@testing-library/react'
import { showBlock } from '../testing/show-block'
import { FailureNotice } from './failure-notice'

test('asks again by its button, and as soon as there is a connection again', () => {
  const retry = jest.fn()
  const view = showBlock(<FailureNotice text="The list could not be loaded." retry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.')

  fireEvent.click(screen.getByRole('button'))
  expect(retry).toHaveBeenCalledTimes(1)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retry).toHaveBeenCalledTimes(2)

  view.leave()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retry).toHaveBeenCalledTimes(2)
})
