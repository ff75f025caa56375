import { resolve } from 'node:path'
import { checkContent } from '../content/import/import-content'
import { faultLine } from '../content/import/faults'
import type { Command } from './command'

export const contentCheck: Command = {
  name: 'content check',
  usage: '[dir]',
  words: 1,
  summary: 'Reports what is wrong with a content folder; changes nothing.',
  async run({ config, args: [dir] }) {
    const { items, doubts } = await checkContent(dir ? resolve(dir) : config.contentDir)
    return { lines: [...doubts.map(faultLine), `${items.length} items, no faults`], data: { items: items.length, faults: [], doubts } }
  },
}
