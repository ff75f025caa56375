import { removeApplication } from '../applications/applications'
import { Quarantine } from '../uploads/quarantine'
import { applicationData } from './applications-list'
import type { Command } from './command'
import { numberFrom } from './number-from'
import { actorOf, withDatabase } from './with-database'

export const applicationsForget: Command = {
  name: 'applications forget',
  usage: '<number> [--by NAME]',
  summary: 'Removes name, address, letter and files of an application; its number and trail stay, and its sender may apply again.',
  options: { by: { type: 'string' } },
  async run({ config, args, options: { by } }) {
    const number = numberFrom(args, 'applications forget')
    const application = await withDatabase(config, (database) => removeApplication(database, new Quarantine(config.dataDir), number, { at: new Date(), actor: actorOf(by) }))
    return { lines: [`${number}: the sender is forgotten`], data: applicationData(application) }
  },
}
