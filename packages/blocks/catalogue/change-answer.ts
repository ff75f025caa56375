/** An answer of the contract without its rows: lists are empty, and nothing is counted. */
export function emptied<Answer>(usual: Answer): Answer {
  if (Array.isArray(usual)) return [] as Answer
  if (!isObject(usual)) return usual
  const lists = Object.entries(usual).flatMap(([name, value]) => (Array.isArray(value) ? [[name, []]] : []))
  const counted = 'total' in usual ? { total: 0, current_page: 1, last_page: 1 } : {}
  return { ...usual, ...(Object.fromEntries(lists) as object), ...counted }
}

/**
 * Makes pages of a list as if it had so many rows: those that there are, again and again, each with an id of its own.
 * Beyond its last page the list gives none; then the rows of an earlier page are taken. Other answers stay as they are.
 */
export function lengthening(total: number) {
  let known: readonly unknown[] = []

  /** @param body of the request */
  return function lengthened<Answer>(usual: Answer, body: unknown): Answer {
    if (!isObject(usual) || !Array.isArray(usual['data']) || !('total' in usual)) return usual
    if (usual['data'].length > known.length) known = usual['data']
    const perPage = Number(usual['per_page'])
    const page = isObject(body) && typeof body['page'] === 'number' ? body['page'] : 1
    const first = (page - 1) * perPage
    const count = known.length === 0 ? 0 : Math.max(0, Math.min(perPage, total - first))
    const rows = Array.from({ length: count }, (_, index) => withId(known[(first + index) % known.length], first + index + 1))
    return { ...usual, data: rows, total, current_page: page, last_page: Math.ceil(total / perPage) }
  }
}

function withId(row: unknown, id: number): unknown {
  return isObject(row) && 'id' in row ? { ...row, id } : row
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
