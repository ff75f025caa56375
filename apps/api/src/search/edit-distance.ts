/**
 * Whether one word becomes the other by one edit at most: a letter too many, too few, another, or two exchanged. The
 * first letter counts: who types it wrong notices.
 */
export function isOneEditAway(one: string, other: string): boolean {
  if (one === other) return true
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false
  let start = 1
  while (start < one.length && one[start] === other[start]) start++
  const rest = one.slice(start)
  const otherRest = other.slice(start)
  if (one.length > other.length) return rest.slice(1) === otherRest
  if (one.length < other.length) return rest === otherRest.slice(1)
  if (rest.slice(1) === otherRest.slice(1)) return true
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
}
