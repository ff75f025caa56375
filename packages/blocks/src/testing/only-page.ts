/** A list of the contract that has one page: its rows, and what the pager says. */
export function onlyPage<Row>(data: Row[], perPage: number) {
  return { data, current_page: 1, last_page: 1, per_page: perPage, total: data.length }
}
