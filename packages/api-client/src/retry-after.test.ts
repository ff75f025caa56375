import { retryAfterMs } from './retry-after'
import type { Failure } from './result'

const now = Date.parse('2026-11-21T10:00:00Z')
const answer = (header: string | undefined, error?: object): Failure<unknown> => ({
  ok: false,
  kind: 'badResponse',
  status: 503,
  response: new Response(null, header === undefined ? {} : { headers: { 'retry-after': header } }),
  ...(error && { error }),
})

test.each([
  ['seconds', answer('5'), 5000],
  ['a date', answer('Sat, 21 Nov 2026 10:00:30 GMT'), 30_000],
  ['a date that is over', answer('Sat, 21 Nov 2026 09:00:00 GMT'), 0],
  ['the problem where the header is hidden', answer(undefined, { retry_after: 240 }), 240_000],
  ['the header before the problem', answer('1', { retry_after: 240 }), 1000],
  ['nothing', answer(undefined), undefined],
  ['no sense', answer('soon'), undefined],
  ['no answer at all', { ok: false, kind: 'network', cause: null } as const, undefined],
])('reads %s', (_what, failure, ms) => {
  expect(retryAfterMs(failure, now)).toBe(ms)
})
