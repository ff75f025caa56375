import { removeApplication } from '../applications/applications'
import { Quarantine } from '../uploads/quarantine'
import { applicationData } from './applications-list'
import type { Command } from './command'
import { numberFrom } from './number-from'
import { actorOf, withDatabase } from './with-database'

export const applicationsDiscard: Command = {
  name: 'applications discard',
  usage: '<number> [--by NAME]',
  summary: 'For junk, and for what was sent with another’s address: the same, and the trail says so. Nobody gets a mail.',
  options: { by: { type: 'string' } },
  async run({ config, args, options: { by } }) {
    const number = numberFrom(args, 'applications discard')
    const application = await withDatabase(config, (database) => removeApplication(database, new Quarantine(config.dataDir), number, { at: new Date(), actor: actorOf(by), isJunk: true }))
    return { lines: [`${number}: discarded, the sender is forgotten`], data: applicationData(application) }
  },
}
