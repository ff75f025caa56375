import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { linkWithSisters } from './site-folder'
import { lastingFiles, readManifest, type SiteManifest } from './site-manifest'

/** A build of a site that lies on the disk. */
export interface StoredBuild {
  /** Begins with its time, so that names sort by age: `20261122T103000Z-1a2b3c4d`. */
  name: string
  folder: string
  manifestFile: string
}

/**
 * Where sites lie: `sites/<site>` is a link to `builds/<site>/<build>`, and a build is published by replacing that link in one step. A
 * server finds the whole of the former build or the whole of the new one.
 */
export class SitesFolder {
  /** @param root `dist` */
  constructor(private readonly root: string) {}

  /** Folder to put a build together in; nobody looks at it. */
  next(site: string): string {
    return path.join(this.buildsOf(site), '.next')
  }

  /** The build that is served. */
  async current(site: string): Promise<StoredBuild | undefined> {
    const target = await fs.readlink(this.linkOf(site)).catch(() => undefined)
    return target === undefined ? undefined : this.build(site, path.basename(target))
  }

  /** Of the build that is served; undefined where somebody has removed it, so that the site is built anew. */
  async currentManifest(site: string): Promise<SiteManifest | undefined> {
    const current = await this.current(site)
    const isThere = current && (await fs.stat(current.folder).catch(() => undefined))?.isDirectory()
    return isThere ? readManifest(current.manifestFile) : undefined
  }

  /** Sites that are published. */
  async published(): Promise<string[]> {
    const names = await fs.readdir(path.join(this.root, 'sites')).catch(() => [])
    return names.filter((name) => !name.startsWith('.')).sort()
  }

  /** Has all that was put together on the disk itself: a power cut after the switch would leave empty pages, and the next build leave them alone. Where that cannot be had, sites are published without. */
  async settle(env: NodeJS.ProcessEnv): Promise<void> {
    await promisify(execFile)('sync', ['-f', path.join(this.root, 'builds')], { env }).catch(() => undefined)
  }

  /**
   * Has a build that was put together in `next()` take the place of the former one. It is named as later than that, also where the clock was set back in
   * between: what is later is newer.
   *
   * @param onLeft told what keeps former builds from being removed: the new one is served all the same
   */
  async publish(manifest: SiteManifest, now: Date, onLeft: (error: unknown) => void): Promise<StoredBuild> {
    const { site } = manifest
    const former = await this.current(site)
    const build = this.build(site, `${nameOf(Math.max(now.getTime(), timeAfter(former)))}-${manifest.id.slice(0, 8)}`)
    await fs.rm(build.folder, { recursive: true, force: true })
    await fs.writeFile(build.manifestFile, JSON.stringify(manifest))
    await fs.rename(this.next(site), build.folder)
    await this.serve(site, build)
    await this.sweep(site, [build.name, former?.name]).catch(onLeft)
    return build
  }

  /**
   * Serves the build before the one that is served. Pages that were loaded from the latter go on: their scripts and shells come along.
   *
   * @returns what is served then; undefined where there is none, and nothing has changed
   */
  async rollBack(site: string): Promise<StoredBuild | undefined> {
    const current = await this.current(site)
    const former = (await this.stored(site)).filter(({ name }) => current && name < current.name).at(-1)
    if (!current || !former) return undefined
    const manifest = await readManifest(current.manifestFile)
    for (const file of manifest ? lastingFiles(manifest) : []) linkWithSisters(current.folder, former.folder, file)
    await this.serve(site, former)
    return former
  }

  /** Removes what no build is: left by a process that was stopped. */
  async discard(site: string): Promise<void> {
    await fs.rm(this.next(site), { recursive: true, force: true })
  }

  private async serve(site: string, build: StoredBuild): Promise<void> {
    const link = this.linkOf(site)
    await fs.mkdir(path.dirname(link), { recursive: true })
    // What was a folder of its own: of a version before this one.
    if ((await fs.lstat(link).catch(() => undefined))?.isDirectory()) await fs.rm(link, { recursive: true })
    const next = `${path.join(path.dirname(link), `.${site}`)}.next`
    await fs.rm(next, { force: true })
    await fs.symlink(path.relative(path.dirname(link), build.folder), next)
    await fs.rename(next, link)
  }

  /**
   * Also removes what a process left that was killed: a manifest without its build, or half of one.
   *
   * @param kept names of builds: the one that is served, and the one that was before
   */
  private async sweep(site: string, kept: readonly (string | undefined)[]): Promise<void> {
    const names = new Set((await this.files(site)).flatMap((file) => /^\d{8}T\d{6}Z-\w+/.exec(file) ?? []))
    for (const name of [...names].filter((one) => !kept.includes(one))) {
      const { manifestFile, folder } = this.build(site, name)
      for (const file of [`${manifestFile}.next`, manifestFile]) await fs.rm(file, { force: true })
      await fs.rm(folder, { recursive: true, force: true })
    }
  }

  /** From the oldest to the newest. One without its manifest is none: it is being removed, or what is left of that. */
  private async stored(site: string): Promise<StoredBuild[]> {
    const files = await this.files(site)
    return files.filter((file) => files.includes(`${file}.json`)).sort().map((name) => this.build(site, name))
  }

  private files(site: string): Promise<string[]> {
    return fs.readdir(this.buildsOf(site)).catch(() => [])
  }

  private build(site: string, name: string): StoredBuild {
    const folder = path.join(this.buildsOf(site), name)
    return { name, folder, manifestFile: `${folder}.json` }
  }

  private buildsOf(site: string): string {
    return path.join(this.root, 'builds', site)
  }

  private linkOf(site: string): string {
    return path.join(this.root, 'sites', site)
  }
}

/** `20261122T103000Z`. @param time in milliseconds since 1970 */
function nameOf(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** The next that a name tells from that of a build; 0 without one. */
function timeAfter(build: StoredBuild | undefined): number {
  return (Date.parse(build?.name.replace(/^(....)(..)(..T..)(..)(..Z).*/, '$1-$2-$3:$4:$5') ?? '') || -1000) + 1000
}
