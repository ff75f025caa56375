import { commands } from './commands/commands'
import { runCommandLine } from './commands/run-command-line'
import { isTakenByNpm, readConfig } from './config'

// Who reads no further, such as `| head`, has seen enough; what the command does is done to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runCommandLine(process.argv.slice(2), {
  commands,
  readConfig,
  isTakenByNpm,
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
})
