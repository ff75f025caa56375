import { commands } from './commands/commands'
import { runCommandLine } from './commands/run-command-line'
import { readConfig } from './config'

process.exitCode = await runCommandLine(process.argv.slice(2), {
  commands,
  readConfig,
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
})
