const minute = 60_000

/** By how much the server's clock is ahead of the reader's, in milliseconds: 0 unless an answer has told that they are more than a minute apart. */
let ahead = 0
const followers = new Set<() => void>()

/** What time it is, in milliseconds: by the reader's clock, or by the server's where an answer has told that the reader's is wrong. */
export function timeNow(): number {
  return Date.now() + ahead
}

/**
 * Learns from an answer of the server whether the reader's clock is right.
 *
 * @param headers `Date`, and `Age` where a cache on the way has kept the answer for so many seconds; the browser's own may not have given it
 * @param askedAt when it was asked for, by the reader's clock: a laptop may sleep while an answer is under way
 */
export function setClock(headers: Headers, askedAt: number): void {
  const server = Date.parse(headers.get('date') ?? '') + 1_000 * Number(headers.get('age'))
  if (Number.isNaN(server)) return
  const answeredAt = Date.now()
  const former = ahead
  ahead = server < askedAt - minute ? server - askedAt : server > answeredAt + minute ? server - answeredAt : 0
  if (ahead !== former) followers.forEach((tell) => tell())
}

/**
 * Tells when the reader comes back to the page, and when the clock is set: a tab may have been left open, or a laptop asleep, over the end of what it shows. For
 * hooks that read the clock when something renders, in `useSyncExternalStore`.
 *
 * @returns stops it
 */
export function followClock(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  followers.add(tell)
  return () => {
    document.removeEventListener('visibilitychange', tell)
    followers.delete(tell)
  }
}
