import { openDatabase } from '../database/database'
import { migrate, newerSteps } from '../database/migrate'
import type { Command } from './command'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Brings the tables of the database up to date. Safe to repeat.',
  async run({ config }) {
    const database = await openDatabase(config, { isCommand: true })
    try {
      const applied = await migrate(database)
      const newer = await newerSteps(database)
      const lines = [applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to do.', ...newer.map((name) => `${name} is of a newer version.`)]
      return { lines, data: { applied, newer } }
    } finally {
      await database.close()
    }
  },
}
