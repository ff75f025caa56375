import { mock } from './mock'
import { run, tell, type Terminal } from './run'

const { stdout, stderr } = process

const terminal: Terminal = {
  out: (line) => stdout.write(`${line}\n`),
  error: (line) => stderr.write(`${line}\n`),
  redraw: stderr.isTTY ? (text) => stderr.write(`\r\x1b[2K${text.slice(0, (stderr.columns || 80) - 1)}`) : undefined,
}

const [command, ...args] = process.argv.slice(2)
if (command === 'mock') await mock(args, terminal).catch((error: unknown) => (process.exitCode = tell(error, terminal)))
else process.exitCode = await run(process.argv.slice(2), terminal)
