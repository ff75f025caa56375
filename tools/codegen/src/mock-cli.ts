import { mock } from './command/mock'
import { ownTerminal, tell } from './command/terminal'

void mock(process.argv.slice(3), ownTerminal).catch((error: unknown) => (process.exitCode = tell(error, ownTerminal)))
