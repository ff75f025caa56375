import type { Solution } from 'altcha-lib/types'

/** What a fake worker finds; no server takes it. */
export const found: Solution = { counter: 873, derivedKey: 'b1'.repeat(32), time: 12 }

/** How workers are to behave: find at once, never answer, or fail as where the policy of the page forbids them. */
export type WorkerManner = 'find' | 'hang' | 'fail'

/** Stands for the workers of a browser in a test. All that were made are in `made`. */
export function fakeWorkers(manner: WorkerManner = 'find') {
  const control = { manner, made: [] as FakeWorker[] }

  class FakeWorker extends EventTarget {
    readonly messages: unknown[] = []
    isRunning = true

    constructor(readonly url: URL) {
      super()
      control.made.push(this)
    }

    postMessage(message: { type: string }) {
      this.messages.push(message)
      if (message.type !== 'work') return
      const { manner: told } = control
      // Not by queueMicrotask, which fake timers hold back.
      void Promise.resolve().then(() => {
        if (told === 'find') this.dispatchEvent(new MessageEvent('message', { data: found }))
        if (told === 'fail') this.dispatchEvent(new Event('error'))
      })
    }

    terminate() {
      this.isRunning = false
    }
  }

  Object.defineProperty(globalThis, 'Worker', { configurable: true, writable: true, value: FakeWorker })
  return control
}
