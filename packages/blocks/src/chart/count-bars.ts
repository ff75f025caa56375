import type { BarRow } from './draw-bars'

/**
 * Things → bars of how many there are by group, the longest first.
 *
 * @param groupOf the group of a thing
 * @param partOf which part of the bar it belongs to, from 0
 * @param parts how many parts a bar has
 */
export function countBars<Thing>(things: readonly Thing[], groupOf: (thing: Thing) => { id: string; label: string }, partOf: (thing: Thing) => number, parts: number): BarRow[] {
  const bars = new Map<string, { id: string; label: string; parts: number[] }>()
  for (const thing of things) {
    const group = groupOf(thing)
    const bar = bars.get(group.id) ?? { ...group, parts: Array.from({ length: parts }, () => 0) }
    const part = partOf(thing)
    bar.parts[part] = (bar.parts[part] ?? 0) + 1
    bars.set(group.id, bar)
  }
  const sum = (bar: BarRow) => bar.parts.reduce((total, part) => total + part, 0)
  return [...bars.values()].sort((a, b) => sum(b) - sum(a))
}
