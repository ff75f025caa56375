import { UsageError } from './command'

/**
 * What is mailed to a visitor, however the moderator gave it.
 *
 * @param ways in which it can be given; undefined where it was not given so
 * @returns empty where it was not given at all
 * @throws UsageError where it was given in two: one of them would be left out
 */
export function onlyOne(command: string, ways: (string | undefined)[]): string {
  const [text, other] = ways.filter((way) => way !== undefined)
  if (other !== undefined) throw new UsageError(`${command}: the text is there twice, in two ways: give one of them`)
  return text ?? ''
}
