import path from 'node:path'
import { buildSite, finishSite, openSite, type BuildSiteOptions, type BuiltSite, type FormerBuild, type SiteInHand } from './build-site'
import { readBundle, type Bundle } from './bundle'
import { makePages, type MadePages, type Share } from './make-pages'
import { readManifest } from './site-manifest'
import { startGatsby, type StartedGatsby } from './site-source'

/*
 * A process of its own that builds sites, or shares of them, one after the other, as it is told. `node site-worker.ts FOLDER`: the folder
 * to work in.
 */

export interface PagesOrder extends Pick<BuildSiteOptions, 'site' | 'code' | 'settings' | 'content' | 'target'> {
  kind: 'pages'
  former: { folder: string; manifest: string } | undefined
  isDryRun: boolean
  share: Share
}

/** To the process that made the first share of the pages. */
export interface FinishOrder {
  kind: 'finish'
  /** The other shares. */
  parts: MadePages[]
}

export type Answer =
  | { kind: 'ready' }
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'made'; pages: MadePages; memory: number }
  | { kind: 'built'; built: BuiltSite; memory: number }
  | { kind: 'failed'; message: string }

const say = (answer: Answer) => process.send?.(answer)

async function main() {
  // Who is left alone while Gatsby is still loading ends, too.
  process.on('disconnect', () => process.exit())
  const worker = new SiteWorker(await startGatsby(path.resolve(process.argv[2] ?? '.')))
  // One order after the other: what is there of the content belongs to one site.
  let work = Promise.resolve()
  process.on('message', (order: PagesOrder | FinishOrder) => {
    work = work.then(() => worker.fulfil(order)).then(say, (error: unknown) => say({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })).then(() => undefined)
  })
  say({ kind: 'ready' })
}

class SiteWorker {
  /** What is to be finished when the other shares are there. */
  private inHand: { site: SiteInHand; pages: MadePages } | undefined
  /** Read with the first order: the code may be compiled until then. */
  private bundle: Bundle | undefined

  constructor(private readonly gatsby: StartedGatsby) {}

  async fulfil(order: PagesOrder | FinishOrder): Promise<Answer> {
    if (order.kind === 'pages') return this.makePages(order)
    if (!this.inHand) throw new Error('There is nothing to be finished.')
    const { site, pages } = this.inHand
    this.inHand = undefined
    return { kind: 'built', built: await finishSite(site, [pages, ...order.parts]), memory: memory() }
  }

  private async makePages({ former, share, ...order }: PagesOrder): Promise<Answer> {
    this.inHand = undefined
    const manifest = former && (await readManifest(former.manifest))
    const before: FormerBuild | undefined = former && manifest && { folder: former.folder, manifest }
    const bundle = (this.bundle ??= await readBundle())
    const source = await this.gatsby.load(order.site, bundle)
    const options: BuildSiteOptions = { ...order, bundle, former: before, progress: (done, total) => say({ kind: 'progress', done, total }) }
    if (share.of === 1) return { kind: 'built', built: await buildSite(source, options), memory: memory() }
    const site = await openSite(source, options)
    const pages = await makePages(site, share)
    if (share.index === 0) this.inHand = { site, pages }
    return { kind: 'made', pages, memory: memory() }
  }
}

function memory(): number {
  return process.memoryUsage().rss
}

void main()
