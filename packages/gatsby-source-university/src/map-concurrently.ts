/**
 * Maps in order with at most `limit` calls under way. After the first failure no further call starts; it is told when those that are under
 * way have ended, so that nothing goes on behind the caller's back.
 */
export async function mapConcurrently<T, R>(items: readonly T[], limit: number, map: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length)
  let next = 0
  async function work(): Promise<void> {
    while (next < items.length) {
      const index = next
      next += 1
      try {
        results[index] = await map(items[index] as T)
      } catch (cause) {
        next = items.length
        throw cause
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, work))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return results
}
