import { removeApplication } from '../applications/applications'
import { Quarantine } from '../uploads/quarantine'
import { applicationData } from './applications-list'
import { defineCommand } from './command'
import { withEachNumber } from './number-from'
import { actorOf, withDatabase } from './with-database'

export const applicationsForget = removal('forget', 'Removes name, address, letter and files of an application; its number and trail stay, and its sender may apply again.', 'the sender is forgotten')

export const applicationsDiscard = removal('discard', 'For junk, and for what was sent with another’s address: does what `applications forget` does, and the trail says so. Nobody gets a mail.', 'discarded, the sender is forgotten')

/** @param done what is said afterwards, behind the number */
function removal(step: 'forget' | 'discard', summary: string, done: string) {
  return defineCommand({
    name: `applications ${step}`,
    usage: '<number> … [--by NAME]',
    words: Infinity,
    summary,
    options: { by: { type: 'string' } },
    run: ({ config, args, options: { by } }) =>
      withDatabase(config, (database) =>
        withEachNumber(args, `applications ${step}`, async (number) => {
          const how = { at: new Date(), actor: actorOf(by), isJunk: step === 'discard' }
          return { line: `${number}: ${done}`, data: applicationData(await removeApplication(database, new Quarantine(config.dataDir), number, how)) }
        }),
      ),
  })
}
