import type { Operation } from './operation'

/**
 * An operation whose data are checked before they are used. Data that are not the contract's become `badResponse`: something in between, such as
 * a login page, may have answered. Use it where such data would be taken for a success, or break the page; `checkAnswers` checks the whole schema, and costs more code.
 *
 * @param fits whether the data have what the caller needs; it may be given any JSON value
 * @returns the operation; create it once, because `useOperation` tells operations apart by identity
 */
export function expecting<R, D, E>(operation: Operation<R, D, E>, fits: (data: D) => boolean): Operation<R, D, E> {
  return async (...call) => {
    const result = await operation(...call)
    if (!result.ok || fits(result.data)) return result
    const { response } = result
    return { ok: false, kind: 'badResponse', status: response.status, response }
  }
}
