/** Requests that wait for something: time, or that their callers give up. */
export interface Waiting {
  /** Ends early, by an error, when the caller gives up. */
  pause(ms: number, signal: AbortSignal): Promise<void>
  /** Waits until the caller gives up, which is an error, or until all are let go. */
  hold(signal: AbortSignal): Promise<void>
  /** Lets all go. */
  release(): void
}

export function createWaiting(): Waiting {
  const waiting = new Set<() => void>()
  const wait = (signal: AbortSignal, ms?: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = ms === undefined ? undefined : setTimeout(() => end(resolve), ms)
      const letGo = () => end(resolve)
      const giveUp = () => end(() => reject(signal.reason as Error))
      const end = (settle: () => void) => {
        clearTimeout(timer)
        waiting.delete(letGo)
        signal.removeEventListener('abort', giveUp)
        settle()
      }
      waiting.add(letGo)
      signal.addEventListener('abort', giveUp)
      if (signal.aborted) giveUp()
    })
  return {
    pause: async (ms, signal) => (ms > 0 ? wait(signal, ms) : undefined),
    hold: (signal) => wait(signal),
    release: () => [...waiting].forEach((letGo) => letGo()),
  }
}
