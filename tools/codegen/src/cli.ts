import { run } from './command/run'
import { ownTerminal } from './command/terminal'

void run(process.argv.slice(2), ownTerminal).then((code) => (process.exitCode = code))
