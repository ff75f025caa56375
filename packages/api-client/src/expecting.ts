import type { Operation } from './operation'

/**
 * An operation whose data are looked at before they are used. What is none of the contract's becomes `badResponse`: something in between, such as
 * a page to log in at, may have answered. For what would be taken for a success, or break the page; `checkAnswers` looks at all of a schema, and costs more code.
 *
 * @param fits whether there is what the caller needs; anything that JSON can be is given to it
 * @returns the operation, to be made once: `useOperation` tells operations apart by it
 */
export function expecting<R, D, E>(operation: Operation<R, D, E>, fits: (data: D) => boolean): Operation<R, D, E> {
  return async (...call) => {
    const result = await operation(...call)
    if (!result.ok || fits(result.data)) return result
    const { response } = result
    return { ok: false, kind: 'badResponse', status: response.status, response }
  }
}
