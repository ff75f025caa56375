import type { Call } from '../call'

/** Whether a call only reads, by its method or because the contract says so (`x-safe`). */
export function isSafe({ method, traits }: Call): boolean {
  return traits.safe ?? /^(GET|HEAD|OPTIONS|TRACE)$/.test(method)
}
