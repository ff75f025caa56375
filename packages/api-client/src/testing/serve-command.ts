import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createMocks } from './create-mocks'
import { isObject } from './data/json-schema'
import { serveMocks, type RunningServer } from './server'

const usage = `mock [INPUT] [--port 4010] [--host 127.0.0.1] [--seed 1] [--dynamic] [--delay 0] [--scenario FILE] [--root DIR]
  [--allow-origin ORIGIN] [--quiet]

--dynamic makes up all data, so that another seed changes all of it; otherwise examples of the contract come first.
--allow-origin lets pages of another origin than localhost read the answers, such as http://192.168.1.5:8000, and the server be called by its name; * all.
  It may be repeated.
--root is the folder that all files of INPUT are in, its own without it; only \`university-codegen mock\` reads several.
Answers as the contract says. Any request may ask for more: Prefer: code=404, example=NAME, delay=200, seed=5, dynamic=true,
fail=network (timeout, serverError, brokenJson, brokenSchema).
POST /__mocks plays a scenario: {"OPERATION":[{"answer":200,"change":{…}},{"fail":"timeout"}]}.
DELETE /__mocks forgets what was submitted and said, and begins FILE anew.`

/**
 * The command line of the mock server.
 *
 * @param read reads the document that the arguments name, if they do, and no file that is not in `root`
 * @returns undefined when only help was asked for
 * @throws Error for arguments that are none, a scenario that is not there, and when the port is taken
 */
export async function serveCommand(args: string[], read: (input: string | undefined, root: string | undefined) => Promise<object>, out: (line: string) => void): Promise<RunningServer | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: '1' },
      delay: { type: 'string', default: '0' },
      scenario: { type: 'string' },
      root: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      dynamic: { type: 'boolean' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return void out(usage)
  if (positionals.length > 1) throw new Error(`there is one INPUT, not also ${positionals.slice(1).join(' ')}`)
  const allowOrigins = values['allow-origin'].map(anOrigin)
  const mocks = createMocks(await read(positionals[0], values.root), { seed: wholeNumber('seed', values.seed), dynamic: values.dynamic ?? false, delay: wholeNumber('delay', values.delay) })
  const scenario = values.scenario === undefined ? {} : { scenario: await readJson(values.scenario) }
  const options = { ...scenario, port: wholeNumber('port', values.port), host: values.host, allowOrigins, ...(values.quiet ? {} : { log: out }) }
  const server = await serveMocks<unknown>(mocks, options).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EADDRINUSE' ? new Error(`port ${options.port} is in use; --port names another, 0 any that is free`, { cause }) : cause
  })
  out(`Mocks: ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
  return server
}

/**
 * A document as it stands in a file.
 *
 * @throws Error for a file that is not there, and for what `createMocks` does not read
 */
export async function readDocument(file: string): Promise<object> {
  const hint = '; YAML, OpenAPI 3.0 and documents in several files are for `university-codegen mock`'
  const document = await readJson(file, hint)
  if (!isObject(document) || !('openapi' in document) || !String(document.openapi).startsWith('3.1.')) throw new Error(`${file} is no OpenAPI 3.1${hint}`)
  return document
}

async function readJson(file: string, hint = ''): Promise<object> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(cause.code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read: ${cause.message}`, { cause })
  })
  try {
    return JSON.parse(text) as object
  } catch (cause) {
    throw new Error(`${file} is no JSON${hint}`, { cause })
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`)
  return Number(text)
}

/** As browsers send it. */
function anOrigin(text: string): string {
  if (text !== '*' && !(URL.canParse(text) && new URL(text).origin === text)) throw new Error(`--allow-origin must be an origin such as http://192.168.1.5:8000, or *, not ${text}`)
  return text
}
