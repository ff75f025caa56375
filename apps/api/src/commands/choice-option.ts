import { UsageError } from './command'

/** @throws UsageError naming what can be chosen */
export function choiceOption<Value extends string>(name: string, value: string | undefined, values: readonly Value[]): Value | undefined {
  const found = values.find((one) => one === value)
  if (value !== undefined && !found) throw new UsageError(`--${name}: one of ${values.join(', ')}`)
  return found
}
