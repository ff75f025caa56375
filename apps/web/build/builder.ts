import os from 'node:os'
import path from 'node:path'
import fs from 'node:fs/promises'
import { MAIN_SITE } from 'gatsby-source-university/site-names'
import { buildTime, settings } from '../gatsby/settings'
import { buildHour } from '../gatsby/build-hour'
import { readBundle } from './bundle'
import { readCode, type Code } from './code'
import { findLinkTargets } from './link-targets'
import type { Reason } from './reasons'
import type { SiteManifest } from './site-manifest'
import { SitesFolder, type StoredBuild } from './sites-folder'
import { findBrokenLinks, findFaults, type BrokenLink, type LinkTargets } from './verify'
import { whatFailed } from './what-failed'
import { sharesOf, WorkerPool, type Result } from './worker-pool'

export interface BuildRequest {
  /** `main` and identifiers. */
  sites: readonly string[]
  /** Names the content of each site, where the importer told. */
  content?: Readonly<Record<string, string>>
  /** Only says what would be built. */
  isDryRun?: boolean
  /** Builds and publishes where nothing has changed, and what has lost most of its pages or all of a kind. */
  isForced?: boolean
  /** Publishes no site with a link that leads to nothing. */
  isStrict?: boolean
  /**
   * Publishes each site as soon as its pages are built, in place of all at the end, and is told how many others are not served; one that fails stays
   * among them. Pictures of links are drawn when all sites are there, and links are looked at then, as else: it cannot be strict.
   */
  onServed?: (site: string, left: number) => void
}

/** What became of a site. */
export type Outcome =
  | { site: string; kind: 'unchanged'; pages: number }
  | { site: string; kind: 'published' | 'planned'; pages: number; made: { path: string; reason: Reason }[]; renamed: number; gone: string[]; broken: BrokenLink[]; seconds: number; memory: number }
  | { site: string; kind: 'refused'; faults: string[] }
  | { site: string; kind: 'failed'; message: string; isServed: boolean }

/** A site that was built in this build. */
interface BuiltFolder {
  manifest: SiteManifest
  /** Whether any byte is another one than in the build before. */
  isNew: boolean
  folder: string
  drawPictures: Result['drawPictures']
}

/** Builds sites, looks at them and publishes them. */
export class Builder {
  private readonly sites: SitesFolder
  private readonly warnings: string[] = []
  private readonly pool: WorkerPool
  private readonly processes = os.availableParallelism()

  /** @param root `dist` */
  constructor(
    root: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.sites = new SitesFolder(root)
    this.pool = new WorkerPool(path.join(root, 'build-workers'), this.processes, { ...env, NODE_ENV: 'production', gatsby_executing_command: 'build', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' })
  }

  /** What came to light while sites were built, and kept none of them from being published; since this was asked last. */
  takeWarnings(): string[] {
    return [...this.pool.takeWarnings(), ...this.warnings.splice(0)]
  }

  async build(request: BuildRequest, progress: (text: string) => void): Promise<Outcome[]> {
    this.pool.onWait = progress
    const bundle = await readBundle()
    const code = await readCode(bundle)
    const known = JSON.stringify({ siteUrl: settings.siteUrl.origin, linkPictures: settings.linkPictures })
    const former = await this.formerManifests(request.sites)
    const isCurrent = (site: string) => !request.isForced && isOf(former.get(site), request.content?.[site], code, known)

    // The largest first, so that no process is left alone with it at the end.
    const bySize = [...new Set(request.sites)].sort((one, other) => sizeOf(former.get(other), other) - sizeOf(former.get(one), one))
    const built = new Map<string, BuiltFolder>()
    const wanted = bySize.filter((site) => !isCurrent(site))
    // Of all before the first is handed out: else who had less to look for would overtake the largest.
    const served = new Map(wanted.map((site) => [site, this.makeRoom(site, request)]))
    await Promise.allSettled(served.values())
    const shares = sharesOf(wanted.map((site) => former.has(site)), this.processes)
    // Somebody waits for the first one; and one process alone with the main site, which has nearly as many pages as all others together, would be the last to end.
    const isShared = (site: string | undefined) => request.onServed !== undefined || site === MAIN_SITE
    const ownSharesOf = (site: string) => (site === wanted[0] && isShared(site) ? sharesOf([former.has(site)], this.processes) : shares)
    let left = wanted.length
    for (const site of bySize) if (isCurrent(site)) request.onServed?.(site, left)
    const outcomes = await Promise.all(
      bySize.map(async (site): Promise<Outcome> => {
        const before = former.get(site)
        if (before && isCurrent(site)) return { site, kind: 'unchanged', pages: Object.keys(before.pages).length }
        const startedAt = Date.now()
        try {
          const current = await served.get(site)
          let told = 0
          const folder = this.sites.next(site)
          const { built: result, memory, drawPictures } = await this.pool.build(
            {
              site,
              code,
              settings: known,
              content: request.content?.[site],
              target: folder,
              former: before && current && { folder: current.folder, manifest: current.manifestFile },
              isDryRun: request.isDryRun ?? false,
              arePicturesLate: request.onServed !== undefined,
            },
            ownSharesOf(site),
            (done, total) => {
              if (done < told + 100 && done < total) return
              told = done
              progress(`${site}: ${done} of ${total} pages`)
            },
          )
          const { manifest, made, renamed, gone, undrawn, isNew } = result
          const done = { site, pages: request.isDryRun ? made.length : Object.keys(manifest.pages).length, made, renamed, gone, broken: [], seconds: (Date.now() - startedAt) / 1000, memory }
          if (request.isDryRun) return { ...done, kind: 'planned' }
          const changed = new Set(made.map((page) => page.path))
          const faults = await findFaults({ folder, manifest, former: before && current && !request.isForced ? { folder: current.folder, manifest: before } : undefined, ...(request.onServed && { late: undrawn }), isKept: (page) => renamed === 0 && !changed.has(page) })
          if (faults.length > 0) return { site, kind: 'refused', faults }
          const one = { manifest, isNew: isNew || request.isForced === true, folder, drawPictures }
          built.set(site, request.onServed ? await this.put(one) : one)
          request.onServed?.(site, (left -= 1))
          return { ...done, kind: 'published' }
        } catch (error) {
          await this.giveUp(site, request)
          return { site, kind: 'failed', message: messageOf(error), isServed: built.has(site) }
        }
      }),
    )
    if (request.isDryRun) return inOrder(outcomes, request.sites)

    if (request.onServed && built.size > 0) progress('draws the pictures of links to the pages')
    const drawn = request.onServed ? await Promise.all(outcomes.map((outcome) => this.drawPictures(outcome, built.get(outcome.site)))) : outcomes
    if (!request.onServed && [...built.values()].some(({ isNew }) => isNew)) await this.sites.settle(this.env)
    const targets = await findLinkTargets(this.sites, built, former, progress)
    const final: Outcome[] = []
    // One that cannot be put in place keeps none of the others from it.
    const whyNot = (site: string) => async (error: unknown): Promise<Outcome> => {
      await this.giveUp(site, request)
      return { site, kind: 'failed', message: whatFailed(error), isServed: request.onServed !== undefined }
    }
    for (const outcome of drawn) final.push(outcome.kind === 'published' ? await this.publish(outcome, built, targets, request).catch(whyNot(outcome.site)) : outcome)
    return inOrder(final, request.sites)
  }

  /** Serves the build before the present one. @returns its name, by site; undefined for a site that has none, which goes on as it is */
  async rollBack(sites: readonly string[]): Promise<Map<string, string | undefined>> {
    const names = new Map<string, string | undefined>()
    for (const site of new Set(sites)) names.set(site, (await this.sites.rollBack(site))?.name)
    return names
  }

  published(): Promise<string[]> {
    return this.sites.published()
  }

  /** Has the content read before the code is there, of the site that all processes will build together: see BuildRequest.onServed. */
  async readAhead(): Promise<void> {
    if (!(await this.sites.current(MAIN_SITE))) this.pool.readAhead(MAIN_SITE)
  }

  warmUp(): void {
    this.pool.warmUp()
  }

  end(): Promise<void> {
    return this.pool.end()
  }

  private async formerManifests(sites: readonly string[]): Promise<Map<string, SiteManifest>> {
    const former = new Map<string, SiteManifest>()
    for (const site of sites) {
      const manifest = await this.sites.currentManifest(site)
      if (manifest) former.set(site, manifest)
    }
    return former
  }

  /** @returns the build that is served */
  private async makeRoom(site: string, { isDryRun }: BuildRequest): Promise<StoredBuild | undefined> {
    // What only says what it would do may run beside a build, whose folder that is.
    if (!isDryRun) await this.sites.discard(site)
    return this.sites.current(site)
  }

  /** What there is of a site that failed may be what fills the disk: others need the place, the database among them. */
  private async giveUp(site: string, { isDryRun }: BuildRequest): Promise<void> {
    if (!isDryRun) await this.sites.discard(site).catch(() => undefined)
  }

  /** Draws the pictures of links to a site that is served. What lacks something the next build draws again, whatever becomes of this one. */
  private async drawPictures(outcome: Outcome, built: BuiltFolder | undefined): Promise<Outcome> {
    if (outcome.kind !== 'published' || !built) return outcome
    try {
      const lacking = await built.drawPictures(built.folder)
      if (lacking.length > 0) await this.remember(Object.assign(built.manifest, { lacking }))
      return outcome
    } catch (error) {
      return { site: outcome.site, kind: 'failed', message: messageOf(error), isServed: true }
    }
  }

  /** Publishes what was built, unless that is done, and remembers which of its links lead to nothing. */
  private async publish(outcome: Extract<Outcome, { kind: 'published' | 'planned' }>, built: ReadonlyMap<string, BuiltFolder>, targets: LinkTargets, { isStrict, onServed }: BuildRequest): Promise<Outcome> {
    const { site } = outcome
    const one = built.get(site)
    if (!one) throw new Error(`${site} was not built.`)
    const { manifest, isNew } = one
    const broken = await findBrokenLinks(manifest, targets)
    if (isStrict && broken.length > 0) return { site, kind: 'refused', faults: broken.map(({ page, link }) => `${page}: ${link} leads to nothing`) }
    manifest.broken = broken.map(({ link }) => link)
    if (onServed) await this.remember(manifest)
    else await this.put(one)
    return isNew ? { ...outcome, broken } : { site, kind: 'unchanged', pages: outcome.pages }
  }

  /** Has visitors get what was built; where every byte came out the same they go on getting what they get. @returns it, where it lies now */
  private async put(built: BuiltFolder): Promise<BuiltFolder> {
    const { manifest, isNew } = built
    const onLeft = (error: unknown) => void this.warnings.push(`${manifest.site}: is published; a build from before it cannot be removed: ${whatFailed(error)}`)
    if (isNew) return { ...built, folder: (await this.sites.publish(manifest, new Date(), onLeft)).folder }
    await this.sites.discard(manifest.site)
    const current = await this.remember(manifest)
    return { ...built, folder: current?.folder ?? built.folder }
  }

  /** Writes anew what is known of the build that is served. */
  private async remember(manifest: SiteManifest): Promise<StoredBuild | undefined> {
    const current = await this.sites.current(manifest.site)
    if (!current) return undefined
    // Beside and then in place: a build that is stopped leaves no half of it.
    const next = `${current.manifestFile}.next`
    await fs.writeFile(next, JSON.stringify(manifest))
    await fs.rename(next, current.manifestFile)
    return current
  }
}

/** What a process that builds has said is complete. */
function messageOf(error: unknown): string {
  return error instanceof Error && !('syscall' in error) ? error.message : whatFailed(error)
}

/** Whether a build is what would be built now: whole, and of the same content, code, settings and day. */
function isOf(before: SiteManifest | undefined, content: string | undefined, code: Code, settings: string): boolean {
  if (!before || content === undefined || before.broken === undefined || before.lacking !== undefined) return false
  return before.content === content && before.code.id === code.id && before.settings === settings && dayOf(before.time) === dayOf(new Date(buildTime()).toISOString())
}

/** Midnight before it in Almaty: lists begin with what is not over, so a site is built anew on another day. */
function dayOf(time: string): string {
  return buildHour(Date.parse(time)).today
}

function sizeOf(manifest: SiteManifest | undefined, site: string): number {
  return manifest ? Object.keys(manifest.pages).length : site === MAIN_SITE ? 1 : 0
}

function inOrder(outcomes: Outcome[], sites: readonly string[]): Outcome[] {
  return [...outcomes].sort((one, other) => sites.indexOf(one.site) - sites.indexOf(other.site))
}
