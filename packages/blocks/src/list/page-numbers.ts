/** Links at most, with the gaps: as many as fit beside each other on a phone. */
const places = 7

/**
 * Which pages a pager leads to: the first, the last, the current one with its neighbours; all of them where there are few. As many on every
 * page, so that nothing moves under the finger.
 *
 * @returns numbers from 1; `undefined` stands for pages that are left out, always two or more
 */
export function pageNumbers(page: number, lastPage: number): (number | undefined)[] {
  if (lastPage <= places) return range(1, lastPage)
  if (page < places - 2) return [...range(1, places - 2), undefined, lastPage]
  if (page > lastPage - places + 3) return [1, undefined, ...range(lastPage - places + 3, lastPage)]
  return [1, undefined, ...range(page - 1, page + 1), undefined, lastPage]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
