/** So far from a dot, in pixels, a finger or a pointer still means it. */
const reach = 20

/** @returns the place in the list of the dot that is nearest; undefined where none is near */
export function nearestDot(dots: readonly ({ x: number; y: number } | undefined)[], x: number, y: number): number | undefined {
  let found: number | undefined
  let least = reach
  dots.forEach((dot, index) => {
    const distance = dot ? Math.hypot(dot.x - x, dot.y - y) : Infinity
    if (distance > least) return
    least = distance
    found = index
  })
  return found
}
