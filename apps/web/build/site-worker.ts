import path from 'node:path'
import { finishSite, openSite, type BuildSiteOptions, type BuiltSite, type FormerBuild, type SiteInHand } from './build-site'
import { readBundle, type Bundle } from './bundle'
import { drawPictures, makePages, type MadePages, type Share } from './make-pages'
import type { SiteFinisher } from './site-finisher'
import { readManifest } from './site-manifest'
import { startGatsby, type StartedGatsby } from './site-source'
import { whatFailed } from './what-failed'

/*
 * A process of its own that builds sites, or shares of them, one after the other, as it is told. `node site-worker.ts FOLDER`: the folder
 * to work in.
 */

export interface PagesOrder extends Pick<BuildSiteOptions, 'site' | 'code' | 'settings' | 'content' | 'target'> {
  kind: 'pages'
  former: { folder: string; manifest: string } | undefined
  isDryRun: boolean
  share: Share
  /** Whether pictures of links are drawn by an order of their own, when the site is published. */
  arePicturesLate: boolean
}

/** Before there is code to make pages of. */
export interface ReadOrder {
  kind: 'read'
  site: string
}

/** To the process that made the first share of the pages. */
export interface FinishOrder {
  kind: 'finish'
  /** The other shares. */
  parts: MadePages[]
}

/** To each process that made a share of the pages; it may have made other sites since. */
export interface PicturesOrder {
  kind: 'pictures'
  site: string
  /** Of the site, as it is published. */
  folder: string
}

export type Order = ReadOrder | PagesOrder | FinishOrder | PicturesOrder

export type Answer =
  | { kind: 'ready' }
  | { kind: 'read' }
  | { kind: 'progress'; done: number; total: number }
  /** For an answer of the API, for long. */
  | { kind: 'waits'; text: string }
  | { kind: 'made'; pages: MadePages; memory: number }
  | { kind: 'built'; built: BuiltSite; memory: number }
  /** @see MadePages.lacking */
  | { kind: 'drawn'; lacking: string[] }
  | { kind: 'failed'; message: string }

const say = (answer: Answer) => process.send?.(answer)

async function main() {
  // Who is left alone while Gatsby is still loading ends, too.
  process.on('disconnect', () => process.exit())
  const worker = new SiteWorker(await startGatsby(path.resolve(process.argv[2] ?? '.'), (text) => say({ kind: 'waits', text })))
  // One order after the other: what is there of the content belongs to one site.
  let work = Promise.resolve()
  process.on('message', (order: Order) => {
    work = work.then(() => worker.fulfil(order)).then(say, (error: unknown) => say({ kind: 'failed', message: whatFailed(error) })).then(() => undefined)
  })
  say({ kind: 'ready' })
}

class SiteWorker {
  /** What is to be finished when the other shares are there. */
  private inHand: { site: SiteInHand; pages: MadePages } | undefined
  /** Pictures that are still to be drawn, by the site whose pages name them. */
  private readonly undrawn = new Map<string, { finisher: Pick<SiteFinisher, 'pictures'>; files: string[] }>()
  /** Whose content was read ahead. */
  private known: string | undefined
  /** Read with the first order for pages: the code may be compiled until then. */
  private bundle: Bundle | undefined

  constructor(private readonly gatsby: StartedGatsby) {}

  async fulfil(order: Order): Promise<Answer> {
    if (order.kind === 'read') return this.read(order)
    if (order.kind === 'pages') return this.makePages(order)
    if (order.kind === 'pictures') return this.draw(order)
    if (!this.inHand) throw new Error('There is nothing to be finished.')
    const { site, pages } = this.inHand
    return { kind: 'built', built: await finishSite(site, [pages, ...order.parts]), memory: memory() }
  }

  private async draw({ site, folder }: PicturesOrder): Promise<Answer> {
    const late = this.undrawn.get(site)
    this.undrawn.delete(site)
    return { kind: 'drawn', lacking: late ? await drawPictures(late.finisher, late.files, folder) : [] }
  }

  private async read({ site }: ReadOrder): Promise<Answer> {
    await this.gatsby.read(site)
    this.known = site
    return { kind: 'read' }
  }

  private async makePages({ former, share, arePicturesLate, ...order }: PagesOrder): Promise<Answer> {
    this.inHand = undefined
    const manifest = former && (await readManifest(former.manifest))
    const before: FormerBuild | undefined = former && manifest && { folder: former.folder, manifest }
    const bundle = (this.bundle ??= await readBundle())
    if (this.known !== order.site) await this.gatsby.read(order.site)
    this.known = undefined
    const source = await this.gatsby.source(bundle)
    const options: BuildSiteOptions = { ...order, bundle, former: before, progress: (done, total) => say({ kind: 'progress', done, total }) }
    const site = await openSite(source, options)
    const pages = await makePages(site, share)
    if (arePicturesLate) this.undrawn.set(order.site, { finisher: site.finisher, files: pages.undrawn })
    else if (site.folder) pages.lacking = await drawPictures(site.finisher, pages.undrawn, site.folder.root)
    this.inHand = { site, pages }
    return share.of === 1 ? { kind: 'built', built: await finishSite(site, [pages]), memory: memory() } : { kind: 'made', pages, memory: memory() }
  }
}

function memory(): number {
  return process.memoryUsage().rss
}

void main()
