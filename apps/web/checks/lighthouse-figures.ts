/** What is read of a report of Lighthouse 12. */
export interface Report {
  /** `benchmarkIndex` is about 1,500 on a desktop with nothing else to do; the simulation takes it for one. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number; displayValue?: string; details?: { items?: { resourceType?: string; transferSize?: number; node?: { snippet?: string } }[] } }>
}

/** Scores from 0 to 1. */
export interface Figures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  cls: number
  tbtMs: number
  /** Sent over the network, compressed. */
  bytes: number
  scriptBytes: number
  pictureBytes: number
}

/** What every page is held to. */
const floors: { name: string; holds(figures: Figures): boolean }[] = [
  { name: 'performance', holds: ({ performance }) => performance >= 0.98 },
  { name: 'accessibility', holds: ({ accessibility }) => accessibility === 1 },
  { name: 'best practices', holds: ({ bestPractices }) => bestPractices === 1 },
  { name: 'SEO', holds: ({ seo }) => seo === 1 },
  { name: 'LCP', holds: ({ lcpMs }) => lcpMs <= 1800 },
  { name: 'CLS', holds: ({ cls }) => cls <= 0.01 },
  { name: 'TBT', holds: ({ tbtMs }) => tbtMs <= 100 },
]

export function readFigures({ categories, audits }: Report): Figures {
  const score = (category: string) => categories[category]?.score ?? 0
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  const requests = audits['network-requests']?.details?.items ?? []
  const sent = (type?: string) => requests.filter(({ resourceType }) => !type || resourceType === type).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    bytes: sent(),
    scriptBytes: sent('Script'),
    pictureBytes: sent('Image'),
  }
}

/** Each figure by itself: the middle one of all runs, the worse of two. */
export function median(runs: Figures[]): Figures {
  const [first] = runs
  if (!first) throw new Error('There was no run')
  const worseIsLess = (name: string) => ['performance', 'accessibility', 'bestPractices', 'seo'].includes(name)
  const middle = (name: keyof Figures) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => (worseIsLess(name) ? b - a : a - b))
    return [name, sorted[Math.floor(sorted.length / 2)]]
  }
  return Object.fromEntries((Object.keys(first) as (keyof Figures)[]).map(middle)) as Figures
}

/** @param isHidden from search engines, so that SEO is not asked of it */
export function missed(figures: Figures, isHidden: boolean): string[] {
  return floors.filter(({ name, holds }) => !holds(figures) && !(isHidden && name === 'SEO')).map(({ name }) => name)
}

/** Audits that cost points in most of the runs, with what is to blame where Lighthouse names it. */
export function lossesOf(reports: Report[]): string[] {
  const counts = new Map<string, number>()
  for (const { categories, audits } of reports) {
    const weighed = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)))
    for (const id of weighed) if ((audits[id]?.score ?? 1) < 1) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const [{ audits } = { audits: {} as Report['audits'] }] = reports
  return [...counts]
    .filter(([, count]) => count * 2 > reports.length)
    .map(([id]) => {
      const { title = id, score, displayValue, details } = audits[id] ?? {}
      const culprit = details?.items?.find(({ node }) => node?.snippet)?.node?.snippet
      return [`${title} (${id})`, score, displayValue, culprit].filter((part) => part !== undefined && part !== null).join(', ')
    })
}
