import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore'
import { UsageError, type Command } from './command'

export const restore: Command = {
  name: 'restore',
  usage: '<dir>',
  words: 1,
  summary: 'Checks a backup and fills an empty DATA_DIR and an empty database with it, SQLite or PostgreSQL.',
  async run({ config, args: [dir] }) {
    if (!dir) throw new UsageError('restore: name the folder of the backup')
    const { created_at, tables, files, missing } = await restoreBackup(config, resolve(dir))
    const rows = Object.values(tables).reduce((total, one) => total + one, 0)
    return {
      lines: [`Restored the state of ${created_at}: ${rows} rows, ${files.length} files`, ...missing.map((path) => `${path} was missing in the backup already.`)],
      data: { created_at, rows, files: files.length, missing },
    }
  },
}
