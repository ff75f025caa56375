import type { ChildProcess } from 'node:child_process'

/**
 * Waits for a child that goes on until it is told to end; SIGINT and SIGTERM of this process are passed on.
 *
 * @param passOn default: the child gets the same signal
 * @returns the code to end with: the child's own, or where a signal ended it 0 if one was passed on, otherwise 1
 */
export function untilEnd(child: ChildProcess, passOn: (signal: NodeJS.Signals) => void = (signal) => void child.kill(signal)): Promise<number> {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true
      passOn(signal)
    })
  }
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? (isStopping ? 0 : 1))))
}
