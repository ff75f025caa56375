import { UserError } from './steps'

/**
 * Reads the arguments of `npm test`.
 *
 * @throws UserError for any other: who misspells it, or names a part, would wait for another run than what was asked for
 */
export function isWide(args: string[]): boolean {
  const unknown = args.find((arg) => arg !== '--wide')
  if (unknown !== undefined) throw new UserError(`npm test runs all there is, and takes --wide alone, not "${unknown}". A part of it: npx jest -c packages/blocks/jest.config.cjs NAME`)
  return args.length > 0
}
