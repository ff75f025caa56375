import { run } from './run'
import { ownTerminal } from './terminal'

void run(process.argv.slice(2), ownTerminal).then((code) => (process.exitCode = code))
