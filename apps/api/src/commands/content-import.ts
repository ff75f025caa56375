import { resolve } from 'node:path'
import { digestOf, storedItems, storedMedia } from '../content/content-digest'
import { faultLine, type ContentFault } from '../content/import/faults'
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
      const doubts: ContentFault[] = []
      const counts = await importContent(database, dir ? resolve(dir) : config.contentDir, config.dataDir, new Date(), (found) => doubts.push(...found))
      const { added, changed, removed, unchanged } = counts
      const stored = await storedItems(database.query)
      const content = digestOf(stored, await storedMedia(database.query))
      const lines = [...doubts.map(faultLine), `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`, `Content ${content}`]
      return { lines, data: { ...counts, doubts, content, sites: await siteDigests(database, config, stored) } }
    }, { unchecked: true })
  },
}
