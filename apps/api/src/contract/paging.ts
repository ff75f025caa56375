/** The request's part of a list. */
export interface Paging {
  page?: number
  per_page?: number
}

/** The same values as the contract's defaults, which are filled in before a handler is called: its types do not tell. */
function complete({ page = 1, per_page = 12 }: Paging) {
  return { page, per_page }
}

/** Beyond the last page the list is empty, and the numbers are still right. */
export function pageOf<T>(data: T[], total: number, paging: Paging) {
  const { page, per_page } = complete(paging)
  return { data, current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total }
}

/** The page of a list that is short enough to be at hand as a whole. */
export function pageIn<T>(all: T[], paging: Paging) {
  const { offset, limit } = range(paging)
  return pageOf(all.slice(offset, offset + limit), all.length, paging)
}

export function range(paging: Paging): { offset: number; limit: number } {
  const { page, per_page } = complete(paging)
  return { offset: (page - 1) * per_page, limit: per_page }
}
