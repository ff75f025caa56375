import { afterIdle } from './after-idle'

const act = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  act.mockClear()
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('waits for an idle moment, not for ever, and a second more', () => {
  const request = jest.fn<number, [IdleRequestCallback, IdleRequestOptions]>()
  Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value: request })

  afterIdle(act)
  jest.advanceTimersByTime(5_000)
  expect(act).not.toHaveBeenCalled()
  const [become, options] = request.mock.calls[0] as [() => void, IdleRequestOptions]
  expect(options).toEqual({ timeout: 10_000 })
  become()
  jest.advanceTimersByTime(999)
  expect(act).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)

  expect(act).toHaveBeenCalledTimes(1)
})

test('in a browser that does not tell when it is idle a second passes', () => {
  delete (window as { requestIdleCallback?: unknown }).requestIdleCallback

  afterIdle(act)
  jest.advanceTimersByTime(1_001)

  expect(act).toHaveBeenCalledTimes(1)
})
