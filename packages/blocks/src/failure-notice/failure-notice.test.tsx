import { act, fireEvent, screen } from '@testing-library/react'
import type { Failure } from '@university/api-client/result'
import { showBlock } from '../testing/show-block'
import { FailureNotice } from './failure-notice'

const noAnswer: Failure<unknown> = { ok: false, kind: 'network', cause: new TypeError('Failed to fetch') }

test('asks again by its button, and as soon as there is a connection again', () => {
  const retry = jest.fn()
  const view = showBlock(<FailureNotice what="list" failure={noAnswer} retry={retry} />)

  fireEvent.click(screen.getByRole('button'))
  expect(retry).toHaveBeenCalledTimes(1)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retry).toHaveBeenCalledTimes(2)

  view.leave()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retry).toHaveBeenCalledTimes(2)
})

test.each<[string, Failure<unknown> | undefined, string]>([
  ['the connection where no answer came', noAnswer, ' Check your connection.'],
  ['nothing that the reader could do where something came and broke', undefined, ''],
  ['the server where it answered that it cannot', answered(503), ' The server is not available at present. Please try again later.'],
  ['the time that a server wants to be left alone', answered(429, '61'), ' The server is not available at present. Please try again in 2 min.'],
  ['a minute where it is less', answered(429, '3'), ' The server is not available at present. Please try again in 1 min.'],
])('names %s', (_, failure, advice) => {
  showBlock(<FailureNotice what="part" failure={failure} retry={jest.fn()} />)

  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(`This part of the page could not be loaded.${advice}`)
})

function answered(status: number, retryAfter?: string): Failure<unknown> {
  const response = new Response(null, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
  return { ok: false, kind: 'badResponse', status, response }
}
