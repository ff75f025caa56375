import { ExpectedError } from '../expected-error'
import { UsageError, type CommandResult } from './command'

/** What an argument must look like, for whoever leaves it out. */
const examples = { questions: 'Q-7F3R-9WDN', applications: 'V-3RQN-8FJ6' }

type NumberedCommand = `${keyof typeof examples} ${string}`

/**
 * The number of a question or an application, as a command was given it.
 *
 * @throws UsageError without one
 */
export function numberFrom([number]: string[], command: NumberedCommand): string {
  const [what] = command.split(' ') as [keyof typeof examples]
  if (!number) throw new UsageError(`${command}: name the number, such as ${examples[what]}`)
  return number.toUpperCase()
}

/** What a command does with one of its numbers. */
export type NumberedStep = (number: string) => Promise<{ line: string; data: object }>

/**
 * Takes a step with each of the numbers that a command was given. Of several, what cannot be done keeps none of the others from it, and is told.
 *
 * @throws UsageError without one; what the step throws where there is one
 */
export async function withEachNumber(args: string[], command: NumberedCommand, step: NumberedStep): Promise<CommandResult> {
  const first = numberFrom(args, command)
  if (args.length === 1) {
    const { line, data } = await step(first)
    return { lines: [line], data }
  }
  const outcomes = []
  for (const arg of args) outcomes.push(await step(arg.toUpperCase()).catch(toldOf(arg)))
  return { exitCode: outcomes.some(({ data }) => 'error' in data) ? 1 : 0, lines: outcomes.map(({ line }) => line), data: outcomes.map(({ data }) => data) }
}

function toldOf(number: string): (error: unknown) => Awaited<ReturnType<NumberedStep>> {
  return (error) => {
    if (!(error instanceof ExpectedError)) throw error
    return { line: error.message, data: { number: number.toUpperCase(), error: error.message } }
  }
}
