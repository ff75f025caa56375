import { resolve } from 'node:path'
import { digestOf, storedItems, storedMedia } from '../content/content-digest'
import { importContent } from '../content/import/import-content'
import { siteDigests } from '../content/site-digests'
import type { Command } from './command'
import { withDatabase } from './with-database'

export const contentImport: Command = {
  name: 'content import',
  usage: '[dir]',
  words: 1,
  summary: 'Checks a content folder and makes the database match it. A running server shows it at once.',
  async run({ config, args: [dir] }) {
    // A page of a large university is published in seconds; the server looks at the whole file when it starts.
    return withDatabase(config, async (database) => {
      const counts = await importContent(database, dir ? resolve(dir) : config.contentDir, config.dataDir)
      const { added, changed, removed, unchanged } = counts
      const stored = await storedItems(database.query)
      const content = digestOf(stored, await storedMedia(database.query))
      const lines = [`${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`, `Content ${content}`]
      return { lines, data: { ...counts, content, sites: await siteDigests(database, config, stored) } }
    }, { unchecked: true })
  },
}
