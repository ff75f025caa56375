import { link, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Written } from '../files/write-new'
import { measure } from './files'
import { manifestName, readManifest } from './manifest'

/** A whole backup that lies beside the one that is made. What a file is called never holds anything else, so both may have the same one on the disk. */
export class FormerBackup {
  private constructor(
    private readonly folder: string,
    private readonly files: ReadonlyMap<string, Written>,
  ) {}

  /** The newest in the folder that a backup is made in; undefined where there is none that can be read. */
  static async beside(backup: string): Promise<FormerBackup | undefined> {
    const parent = dirname(backup)
    const folders = (await readdir(parent)).map((name) => join(parent, name))
    const found = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(join(folder, manifestName)).catch(() => undefined))?.mtimeMs })))
    for (const { folder, time } of found.sort((a, b) => (b.time ?? 0) - (a.time ?? 0))) {
      const manifest = time === undefined ? undefined : await readManifest(folder).catch(() => undefined)
      if (manifest) return new FormerBackup(folder, new Map(manifest.files.map(({ path, ...file }) => [path, file])))
    }
    return undefined
  }

  /**
   * Has a file of it in another place, too. It is read, since a file that two backups have is damaged in both.
   *
   * @param source the file that it is of: one of another size is for who copies
   * @returns undefined where it has to be copied; then nothing is there
   * @throws as copying does where the source is gone
   */
  async link(path: string, source: string, target: string): Promise<Written | undefined> {
    const known = this.files.get(path)
    if (!known || (await stat(source)).size !== known.bytes) return undefined
    try {
      // Not on all file systems, nor a file of another user.
      await link(join(this.folder, path), target)
    } catch {
      return undefined
    }
    // A disk that begins to fail can often not be read in one place, and that of the source is another.
    const read = await measure(target).catch(() => undefined)
    if (read?.sha256 === known.sha256) return known
    await rm(target)
    return undefined
  }
}
