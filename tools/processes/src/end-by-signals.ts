import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM'] as const
let isDone = false

/**
 * Has this process emit `exit` when a signal ends it, as whoever ends there what it has started expects; by itself Node does not. Who listens to
 * the signal, too, ends it in their own way; the second one of a kind ends it at once.
 */
export function endBySignals(): void {
  if (isDone) return
  isDone = true
  for (const signal of signals) process.on(signal, () => process.listenerCount(signal) === 1 && process.exit(128 + constants.signals[signal]))
}
