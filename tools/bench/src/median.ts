/** The middle value; of an even number the mean of the two in the middle. @throws Error without values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[half - 1], sorted[half]]
  if (high === undefined) throw new Error('There is no median of nothing')
  return sorted.length % 2 === 0 && low !== undefined ? (low + high) / 2 : high
}
