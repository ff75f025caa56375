import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { exportContent } from '../content/export/export-content'
import { UsageError, type Command } from './command'
import { withDatabase } from './with-database'

export const contentExport: Command = {
  name: 'content export',
  usage: '<dir>',
  words: 1,
  summary: 'Writes the content of the database as files that `content import` reads, including drafts and pictures.',
  async run({ config, args: [dir] }) {
    if (!dir) throw new UsageError('content export: name the folder to write to; it must be empty or new')
    const target = resolve(dir)
    if (existsSync(target) && readdirSync(target).length > 0) throw new UsageError(`${target}: the folder is not empty`)
    const counts = await withDatabase(config, (database) => exportContent(database, target, config.dataDir))
    return { lines: [`${counts.items} items in ${counts.files} files, ${counts.pictures} pictures`], data: counts }
  },
}
