import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Database } from '../database/database'
import { emptyLog } from '../database/empty-log'
import { sharedSecret } from '../database/shared-secret'
import type { AttachmentRow } from '../database/submission-tables'
import { ExpectedError } from '../expected-error'
import { syncFolder } from '../files/sync-folder'
import { whyNotStored, type Upload } from './upload'

/** A file that belongs to nothing is swept when it is this old, in milliseconds: no request takes that long. */
const sweepAgeMs = 60 * 60_000
/** Linux takes names of 255 bytes, of which a number goes before; a Cyrillic letter has two. */
const mostNameBytes = 200
/** In the data folder, before what names the database that its attachments go with. */
const ownerPrefix = 'quarantine-of-'

/** Attachments under random names. No address of the server leads there; only commands read them. */
export class Quarantine {
  private readonly kept: string
  readonly incoming: string

  constructor(private readonly dataDir: string) {
    this.kept = join(dataDir, 'quarantine')
    this.incoming = join(dataDir, 'incoming')
    for (const folder of [this.kept, this.incoming]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  /**
   * For a server that starts: what another user has made here, such as root by a command, would refuse the first visitor with a file, and nobody else.
   * A full disk, or one that is only read, is no reason to answer nothing at all.
   *
   * @throws ExpectedError naming the folder
   */
  expectOwn(): void {
    for (const folder of [this.kept, this.incoming]) {
      // Should it stay, it is swept.
      const file = join(folder, randomBytes(18).toString('base64url'))
      try {
        writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
        rmSync(file)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'EACCES' || code === 'EPERM') throw new ExpectedError(`${folder} may not be written to (${code}): it must belong to the user of the server, as all of DATA_DIR`, { cause: error })
      }
    }
  }

  /** Takes uploads over. Whoever calls it removes them again when what they belong to is not stored after all. */
  async keep(uploads: Upload[]): Promise<void> {
    if (uploads.length === 0) return
    try {
      for (const { path, file } of uploads) await rename(path, join(this.kept, file))
      // The names must survive a power cut, too.
      await syncFolder(this.kept)
    } catch (error) {
      throw whyNotStored(error)
    }
  }

  /** A name that nothing here has is left alone, and told: its row is gone already, and the files of others must go, too. */
  async remove(files: string[]): Promise<void> {
    const own = files.filter(isName)
    await Promise.all(own.map((file) => rm(join(this.kept, file), { force: true })))
    if (own.length < files.length) process.emitWarning(`${files.length - own.length} of the files to be removed have names that no file in the quarantine has; they were left alone`)
  }

  /**
   * The rest of forgetting, once the rows are gone: the files, and SQLite's log of changes, in which the rows still are. A file that is left over because the
   * process died is swept like any other without a row.
   */
  async forget(database: Database, files: string[]): Promise<void> {
    await this.remove(files)
    await emptyLog(database)
  }

  /**
   * Copies attachments to a folder, under the senders' names with a number before them; nothing is overwritten.
   *
   * @returns the paths of the copies
   * @throws ExpectedError when one has a name that no file here has, or that is there already; nothing is copied then
   */
  async copyTo(folder: string, attachments: AttachmentRow[]): Promise<string[]> {
    const stray = attachments.find(({ file }) => !isName(file))
    if (stray) throw new ExpectedError(`${JSON.stringify(stray.file)} is no name of a file in the quarantine`)
    await mkdir(folder, { recursive: true })
    const copies = attachments.map(({ file, position, name, mime }) => ({ from: join(this.kept, file), to: join(folder, basename(`${position}-${lastBytes(withExtension(name, mime), mostNameBytes)}`)) }))
    const made: string[] = []
    try {
      for (const { from, to } of copies) {
        await copyFile(from, to, constants.COPYFILE_EXCL)
        made.push(to)
      }
    } catch (error) {
      await discardCopies(made)
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new ExpectedError(`${String((error as NodeJS.ErrnoException & { dest?: string }).dest)} is there already; name another folder`) : error
    }
    return made
  }

  /**
   * Removes what no submission refers to: the process died before it could store one, or to discard what was refused. Attachments that go with another
   * database stay.
   *
   * @returns how many files went
   */
  async sweep(database: Database, now: number = Date.now(), ageMs = sweepAgeMs): Promise<number> {
    const { query } = database
    const isOld = async (folder: string, file: string) => ((await stat(join(folder, file)).catch(() => undefined))?.mtimeMs ?? now) <= now - ageMs
    let count = 0
    for (const folder of [this.incoming, this.kept]) {
      // Nothing else is ours: a volume of its own has a folder lost+found.
      const files = (await readdir(folder)).filter(isName)
      if (folder === this.kept && !(await this.isOf(database, files.length === 0))) continue
      for (const file of files) {
        if (!(await isOld(folder, file))) continue
        const row = folder === this.kept && (await query.selectFrom('attachment').where('file', '=', file).select('file').executeTakeFirst())
        if (row) continue
        await rm(join(folder, file), { force: true })
        count++
      }
    }
    return count
  }

  /**
   * Whether the attachments go with this database: with the first that finds some. Another one, which was named by mistake, or is new because the former was
   * damaged, has no row of any, and all of them would go.
   */
  private async isOf(database: Database, isEmpty: boolean): Promise<boolean> {
    const owners = (await readdir(this.dataDir)).filter((name) => name.startsWith(ownerPrefix))
    if (owners.length === 0 && isEmpty) return true
    const own = ownerPrefix + (await sharedSecret(database, 'quarantine'))
    if (owners.includes(own)) return true
    if (owners.length > 0 && !isEmpty) {
      process.emitWarning(`The files in ${this.kept} go with another database than the one that is used now, and are left alone. Should that one be gone for good: rm ${join(this.dataDir, owners[0] ?? '')}`)
      return false
    }
    for (const owner of owners) await rm(join(this.dataDir, owner), { force: true })
    await writeFile(join(this.dataDir, own), '', { mode: 0o600 })
    return true
  }
}

/** Takes back what Quarantine.copyTo has made. */
export async function discardCopies(paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

/** As the receiver of uploads makes them. Rows may come from a backup that somebody has changed. */
function isName(file: string): boolean {
  return /^[A-Za-z0-9_-]+$/.test(file)
}

const extensions: Record<string, string> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.oasis.opendocument.text': '.odt',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}

/** What opens a file goes by its extension, so this must say what the content is. */
function withExtension(name: string, mime: string): string {
  const wanted = extensions[mime] ?? '.bin'
  const isFitting = extname(name).toLowerCase() === wanted || (wanted === '.jpg' && /\.jpe?g$/i.test(name))
  return isFitting ? name : `${name}${wanted}`
}

/** As much of the end of a text as so many bytes hold. */
function lastBytes(text: string, most: number): string {
  const letters = [...text]
  let size = Buffer.byteLength(text)
  while (size > most) size -= Buffer.byteLength(letters.shift() ?? '')
  return letters.join('')
}
