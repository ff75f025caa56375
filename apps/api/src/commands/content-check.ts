import { resolve } from 'node:path'
import { checkContent } from '../content/import/import-content'
import type { Command } from './command'

export const contentCheck: Command = {
  name: 'content check',
  usage: '[dir]',
  summary: 'Says what is wrong with a content folder, and changes nothing.',
  async run({ config, args: [dir] }) {
    const { items } = await checkContent(dir ? resolve(dir) : config.contentDir)
    return { lines: [`${items.length} items, no faults`], data: { items: items.length, faults: [] } }
  },
}
