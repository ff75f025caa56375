import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** Between two signs of life, in milliseconds. */
const everyMs = 1_000
/**
 * So many missing in a row, and the process has hung. Far more than any work here takes: on SQLite a write waits ten seconds for
 * another's, and nothing is answered meanwhile.
 */
const mostMissing = 60

/**
 * Ends this process where it hangs: one that is at the same work for ever takes connections and answers none, for the system takes
 * them in its name. nginx would go on sending it every second call, and nobody would start it anew, since it runs. A process that ended is started
 * at once. Not while somebody debugs, who stops it on purpose; a machine that sleeps counts for nothing, as the watch sleeps, too.
 */
export function watchForHang(options: { everyMs?: number; mostMissing?: number } = {}): void {
  if (debuggerUrl() !== undefined) return
  const watched = { everyMs, mostMissing, ...options }
  const signs = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(signs, 0, 1), watched.everyMs).unref()
  // Nothing of how this process was started, tsx above all, is for the few lines there.
  new Worker(watch, { eval: true, execArgv: [], env: {}, workerData: { ...watched, signs } }).unref()
}

/** In a thread of its own, which goes on when the other does not. As text: it is the same from source and in one bundled file. */
const watch = `
const { writeSync } = require('node:fs')
const { everyMs, mostMissing, signs } = require('node:worker_threads').workerData
let last = 0
let missing = 0
setInterval(() => {
  const now = Atomics.load(signs, 0)
  missing = now === last ? missing + 1 : 0
  last = now
  if (missing < mostMissing) return
  writeSync(2, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg: 'hung: did nothing for ' + Math.round((everyMs * mostMissing) / 1000) + ' s, so it is ended' }) + '\\n')
  process.kill(process.pid, 'SIGKILL')
}, everyMs)
`
