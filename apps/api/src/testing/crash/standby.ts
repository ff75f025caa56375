/* A server that has loaded everything and serves when it gets a line: then a start costs the database, not the modules. */
import { once } from 'node:events'
import '../../commands/run-command-line'
import '../../commands/serve'

await once(process.stdin, 'data')
process.stdin.destroy()
await import('../../cli')
