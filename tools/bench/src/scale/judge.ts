/** What a university of a size cost. */
export interface Size {
  /** A site. */
  items: number
  sites: number
  /** Sites that the build said something of. */
  outcomes: number
  pages: number
  /** Links of all sites that lead to nothing, each with a page that has it. */
  broken: string[]
  /** Seconds. */
  importCpu: number
  buildCpu: number
  /** Of all processes of a step together. */
  peakMb: number
}

const mostMb = 4000
/** How much more an item or a page may cost in the largest university than in the smallest. */
const mostGrowth = 1.25

/** What is more than it may be; empty where all is well. */
export function judge(sizes: readonly Size[]): string[] {
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last) return ['nothing was measured']
  const faults = sizes.flatMap(({ items, sites, outcomes, pages, broken, peakMb }) => [
    ...(outcomes === sites && pages >= items * sites * 4 * 0.9 ? [] : [`${items} items: ${outcomes} of ${sites} sites with ${pages} pages were built`]),
    ...(broken.length === 0 ? [] : [`${items} items: ${broken.length} links lead to nothing: ${broken.slice(0, 3).join('; ')}`]),
    ...(peakMb <= mostMb ? [] : [`${items} items: ${peakMb} MB are more than ${mostMb}`]),
  ])
  const growth = (cost: (size: Size) => number) => cost(last) / cost(first)
  const item = growth(({ importCpu, items, sites }) => importCpu / (items * sites))
  const page = growth(({ buildCpu, pages }) => buildCpu / pages)
  if (item > mostGrowth) faults.push(`an item costs ${item.toFixed(2)} times as much to import among ${last.items} as among ${first.items}`)
  if (page > mostGrowth) faults.push(`a page costs ${page.toFixed(2)} times as much to build with ${last.items} items a site as with ${first.items}`)
  return faults
}
