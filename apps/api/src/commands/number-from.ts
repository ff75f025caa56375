import { UsageError } from './command'

/** What an argument must look like, for whoever leaves it out. */
const examples = { questions: 'Q-7F3R-9WDN', applications: 'V-3RQN-8FJ6' }

/**
 * The number of a question or an application, as a command was given it.
 *
 * @throws UsageError without one
 */
export function numberFrom([number]: string[], command: `${keyof typeof examples} ${string}`): string {
  const [what] = command.split(' ') as [keyof typeof examples]
  if (!number) throw new UsageError(`${command}: name the number, such as ${examples[what]}`)
  return number.toUpperCase()
}
