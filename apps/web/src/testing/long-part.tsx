/**
 * A part of a page that takes React 20 ms.
 *
 * @returns with it what tells, once it is there, whether the browser had its turn before its last row was drawn
 */
export function longPart(): { Long: () => JSX.Element[]; isDrawnInSlices: () => Promise<boolean> } {
  const seen: string[] = []
  function Row({ number }: { number: number }) {
    // As long as React works at once.
    for (const end = performance.now() + 5; performance.now() < end; );
    seen.push(`row ${number}`)
    return null
  }

  return {
    Long: () => [0, 1, 2, 3].map((number) => <Row key={number} number={number} />),
    async isDrawnInSlices() {
      const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
      scope.IS_REACT_ACT_ENVIRONMENT = false
      while (!seen.includes('row 3')) {
        await new Promise((resolve) => setTimeout(resolve))
        seen.push('turn')
      }
      scope.IS_REACT_ACT_ENVIRONMENT = true
      return seen.slice(seen.indexOf('row 0'), seen.indexOf('row 3')).includes('turn')
    },
  }
}
