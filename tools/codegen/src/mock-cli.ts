import { mock } from './mock'
import { ownTerminal, tell } from './terminal'

void mock(process.argv.slice(3), ownTerminal).catch((error: unknown) => (process.exitCode = tell(error, ownTerminal)))
