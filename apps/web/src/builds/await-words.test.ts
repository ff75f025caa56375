import { awaitWords } from './await-words'
import { meetMissingCode } from './missing-code'

jest.mock('./missing-code', () => ({ meetMissingCode: jest.fn() }))

test('asks again after one and two seconds, tells who waits once, and ends when they have come', async () => {
  jest.useFakeTimers()
  const [first, second] = [{ cause: new Error('first') }, { cause: new Error('second') }]
  const ask = jest.fn().mockResolvedValueOnce(second).mockResolvedValueOnce(undefined)
  const end = jest.fn()
  void awaitWords(first, ask).then(end)

  const seen: unknown[] = []
  for (const pause of [999, 1, 1_999, 1, 60_000]) {
    await jest.advanceTimersByTimeAsync(pause)
    seen.push([ask.mock.calls.length, end.mock.calls.length])
  }

  expect(seen).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 1],
    [2, 1],
  ])
  expect(jest.mocked(meetMissingCode).mock.calls).toEqual([[first.cause, true]])
})
