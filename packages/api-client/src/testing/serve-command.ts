import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createMocks } from './create-mocks'
import { serveMocks, type RunningServer } from './server'

const usage = `mock [INPUT] [--port 4010] [--host 127.0.0.1] [--seed 1] [--dynamic] [--delay 0] [--scenario FILE] [--quiet]

--dynamic makes up all data, so that another seed changes all of it; otherwise examples of the contract come first.
Answers as the contract says. Any request may ask for more: Prefer: code=404, example=NAME, delay=200, seed=5, dynamic=true,
fail=network (timeout, serverError, brokenJson, brokenSchema).
POST /__mocks plays a scenario: {"OPERATION":[{"answer":200,"change":{…}},{"fail":"timeout"}]}.
DELETE /__mocks forgets what was submitted and said, and begins FILE anew.`

/**
 * The command line of the mock server.
 *
 * @param read reads the document that the arguments name, if they do
 * @returns undefined when only help was asked for
 * @throws Error for arguments that are none, and when the port is taken
 */
export async function serveCommand(args: string[], read: (input: string | undefined) => Promise<object>, out: (line: string) => void): Promise<RunningServer | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: '1' },
      delay: { type: 'string', default: '0' },
      scenario: { type: 'string' },
      dynamic: { type: 'boolean' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return void out(usage)
  if (positionals.length > 1) throw new Error(`there is one INPUT, not also ${positionals.slice(1).join(' ')}`)
  const mocks = createMocks(await read(positionals[0]), { seed: wholeNumber('seed', values.seed), dynamic: values.dynamic ?? false, delay: wholeNumber('delay', values.delay) })
  const scenario = values.scenario === undefined ? {} : { scenario: await readScenarioFile(values.scenario) }
  const server = await serveMocks<unknown>(mocks, { ...scenario, port: wholeNumber('port', values.port), host: values.host, ...(values.quiet ? {} : { log: out }) })
  out(`Mocks: ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
  return server
}

async function readScenarioFile(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`--scenario ${file}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`, { cause: error })
  })
  try {
    return JSON.parse(text) as object
  } catch (error) {
    throw new Error(`${file} is no JSON`, { cause: error })
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`)
  return Number(text)
}
