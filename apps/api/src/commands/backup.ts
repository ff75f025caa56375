import { resolve } from 'node:path'
import { writeBackup } from '../backup/backup'
import { unknownSteps } from '../database/migrate'
import { UsageError, type Command } from './command'
import { withDatabaseAsItIs } from './with-database'

export const backup: Command = {
  name: 'backup',
  usage: '<dir>',
  words: 1,
  summary: 'Writes a consistent copy of database, pictures and attachments into a folder; a server may keep running.',
  async run({ config, args: [dir] }) {
    if (!dir) throw new UsageError('backup: name the folder to write to; it must be empty or new')
    const folder = resolve(dir)
    // Not migrated: what is backed up before an upgrade should be what was there.
    return withDatabaseAsItIs(config, async (database) => {
      const { migrations, tables, files, missing } = await writeBackup({ database, dataDir: config.dataDir, folder, now: new Date() })
      const [rows, bytes] = [sum(Object.values(tables)), sum(files.map((file) => file.bytes))]
      const newer = unknownSteps(migrations)
      const faults = missing.map((path) => `${path} is named by the database, but was not there.`)
      if (newer.length > 0) faults.push(`The database was brought up to date by a newer version (${newer.join(', ')}): only that one can restore this backup, which lacks the tables that it has made.`)
      return {
        // A backup that is not whole is better than none, but nobody should take it for one.
        exitCode: faults.length > 0 ? 1 : 0,
        lines: [`${folder}: ${rows} rows, ${files.length} files, ${Math.ceil(bytes / 1024)} KB`, ...faults],
        data: { folder, rows, files: files.length, bytes, missing },
      }
    })
  },
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
