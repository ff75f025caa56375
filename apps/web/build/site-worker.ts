import path from 'node:path'
import { buildSite, type BuildSiteOptions, type BuiltSite, type FormerBuild } from './build-site'
import { readBundle, type Bundle } from './bundle'
import { readManifest } from './site-manifest'
import { startGatsby } from './site-source'

/*
 * A process of its own that builds sites, one after the other, as it is told. `node site-worker.ts FOLDER`: the folder to work in.
 */

export interface Order extends Pick<BuildSiteOptions, 'site' | 'code' | 'settings' | 'content' | 'target'> {
  former: { folder: string; manifest: string } | undefined
  isDryRun: boolean
}

export type Answer =
  | { kind: 'ready' }
  | { kind: 'progress'; site: string; done: number; total: number }
  | { kind: 'built'; site: string; built: BuiltSite; memory: number }
  | { kind: 'failed'; site: string; message: string }

const say = (answer: Answer) => process.send?.(answer)

void main()

async function main() {
  const bundle = await readBundle()
  const gatsby = await startGatsby(path.resolve(process.argv[2] ?? '.'), bundle)
  // One order after the other: what is there of the content belongs to one site.
  let work = Promise.resolve()
  process.on('message', (order: Order) => {
    work = work.then(() => fulfil(gatsby, bundle, order))
  })
  process.on('disconnect', () => process.exit())
  say({ kind: 'ready' })
}

async function fulfil(gatsby: Awaited<ReturnType<typeof startGatsby>>, bundle: Bundle, { former, ...order }: Order): Promise<void> {
  try {
    const manifest = former && (await readManifest(former.manifest))
    const before: FormerBuild | undefined = former && manifest && { folder: former.folder, manifest }
    const built = await buildSite(await gatsby.load(order.site), { ...order, bundle, former: before, progress: (done, total) => say({ kind: 'progress', site: order.site, done, total }) })
    say({ kind: 'built', site: order.site, built, memory: process.memoryUsage().rss })
  } catch (error) {
    say({ kind: 'failed', site: order.site, message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

