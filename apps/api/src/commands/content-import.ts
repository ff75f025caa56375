import { resolve } from 'node:path'
import { digestOf, storedItems, storedMedia } from '../content/content-digest'
import { importContent } from '../content/import/import-content'
import { siteDigests } from '../content/site-digests'
import { openDatabase } from '../database/database'
import { migrate } from '../database/migrate'
import type { Command } from './command'

export const contentImport: Command = {
  name: 'content import',
  usage: '[dir]',
  words: 1,
  summary: 'Checks a content folder and makes the database match it. A running server shows it at once.',
  async run({ config, args: [dir] }) {
    // A page of a large university is published in seconds; the server looks at the whole file when it starts.
    const database = await openDatabase(config, { unchecked: true, isCommand: true })
    try {
      await migrate(database)
      const counts = await importContent(database, dir ? resolve(dir) : config.contentDir, config.dataDir)
      const { added, changed, removed, unchanged } = counts
      const stored = await storedItems(database.query)
      const content = digestOf(stored, await storedMedia(database.query))
      const lines = [`${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`, `Content ${content}`]
      return { lines, data: { ...counts, content, sites: await siteDigests(database, config, stored) } }
    } finally {
      await database.close()
    }
  },
}
