import { resolve } from 'node:path'
import { contentDigest } from '../content/content-digest'
import { importContent } from '../content/import/import-content'
import { openDatabase } from '../database/database'
import { migrate } from '../database/migrate'
import type { Command } from './command'

export const contentImport: Command = {
  name: 'content import',
  usage: '[dir]',
  summary: 'Checks a content folder and makes the database hold what it holds. A running server shows it at once.',
  async run({ config, args: [dir] }) {
    const database = await openDatabase(config)
    try {
      await migrate(database)
      const counts = await importContent(database, dir ? resolve(dir) : config.contentDir, config.dataDir)
      const { added, changed, removed, unchanged } = counts
      const content = await contentDigest(database)
      return { lines: [`${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`, `Content ${content}`], data: { ...counts, content } }
    } finally {
      await database.close()
    }
  },
}
