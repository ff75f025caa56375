import { openDatabase } from '../database/database'
import { migrate } from '../database/migrate'
import type { Command } from './command'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Brings the tables of the database up to date. Safe to repeat.',
  async run({ config }) {
    const database = await openDatabase(config, { isCommand: true })
    try {
      const applied = await migrate(database)
      return { lines: [applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to do.'], data: { applied } }
    } finally {
      await database.close()
    }
  },
}
