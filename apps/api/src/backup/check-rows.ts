import { isMediaFile, isMediaHash } from '../media/picture-names'
import { BackupError, isText, type Manifest } from './manifest'
import { readRows, type Row } from './read-rows'

/**
 * Rows name files that are read, copied and removed later, so none may name one that is not of the backup. Somebody who can
 * write a backup can also write its checksums.
 *
 * @throws BackupError naming the first row that does
 */
export async function checkRows(folder: string, manifest: Manifest): Promise<void> {
  const { files, missing, removed } = manifest
  const known = new Set([...files.map(({ path }) => path), ...missing, ...removed])
  const faults: Record<string, (row: Row) => string | undefined> = {
    attachment: ({ file }) => (isText(file) && known.has(`quarantine/${file}`) ? undefined : `the file ${JSON.stringify(file)} is not of the backup`),
    media: ({ file, hash }) => (isText(file) && isMediaFile(file) && isText(hash) && isMediaHash(hash) ? undefined : `no file is called ${JSON.stringify(file)} with the hash ${JSON.stringify(hash)}`),
  }
  for (const [table, faultOf] of Object.entries(faults)) {
    if (manifest.tables[table] === undefined) continue
    for await (const row of readRows(folder, table)) {
      const fault = faultOf(row)
      if (fault !== undefined) throw new BackupError(`${folder} cannot be restored: tables/${table}.jsonl: ${fault}`)
    }
  }
}
