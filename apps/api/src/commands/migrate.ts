import { migrate, newerSteps } from '../database/migrate'
import type { Command } from './command'
import { withDatabaseAsItIs } from './with-database'

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Brings the tables of the database up to date. Safe to repeat.',
  async run({ config }) {
    return withDatabaseAsItIs(config, async (database) => {
      const applied = await migrate(database)
      const newer = await newerSteps(database)
      const lines = [applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to do.', ...newer.map((name) => `${name} is of a newer version.`)]
      return { lines, data: { applied, newer } }
    })
  },
}
