/**
 * What tells long names apart: without the words that all of them begin or end with. A choice shows little more than the
 * beginning. `Council for Law`, `Council for Physics` → `Law`, `Physics`.
 */
export function differing(names: readonly string[]): string[] {
  if (names.length < 2) return [...names]
  const all = names.map((name) => name.split(' '))
  const first = all[0] ?? []
  const shortest = Math.min(...all.map((words) => words.length))
  let start = 0
  while (start < shortest - 1 && all.every((words) => words[start] === first[start])) start += 1
  let end = 0
  while (end < shortest - start - 1 && all.every((words) => words.at(-1 - end) === first.at(-1 - end))) end += 1
  return all.map((words) => words.slice(start, words.length - end).join(' '))
}
