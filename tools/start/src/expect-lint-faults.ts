import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './root'
import { failWith, UserError } from './steps'

/*
 * Lints the files that must fail. A linter that skips a rule exits 0 and looks well; here it does not.
 */

interface Message {
  ruleId: string | null
}

const run = promisify(execFile)
const bin = `${root}/node_modules/.bin`

const expectedOfEslint = [...Array<string>(3).fill('@nx/enforce-module-boundaries'), 'no-restricted-imports', 'no-restricted-properties', ...Array<string>(3).fill('no-restricted-syntax')]
const expectedOfRedocly = ['media-type-example', 'operation-extension', 'operation-file-name', 'operation-tag-defined', 'problem-json', 'property-described', 'translation-triple']

void main().catch(failWith)

async function main() {
  const eslint = await output(`${bin}/eslint`, ['--no-ignore', '--format', 'json', 'packages/blocks/must-fail/imports.ts'])
  const [file] = JSON.parse(eslint) as { messages: Message[] }[]
  requireAll('ESLint', expectedOfEslint, (file?.messages ?? []).map(({ ruleId }) => ruleId ?? 'syntax'))

  const redocly = await output(`${bin}/redocly`, ['lint', '--format', 'json', '--config', 'packages/api-schema/redocly.yaml', 'packages/api-schema/lint/must-fail/openapi.yaml'])
  const { problems } = JSON.parse(redocly.slice(redocly.indexOf('{'))) as { problems: Message[] }
  requireAll('Redocly', expectedOfRedocly, problems.map(({ ruleId }) => (ruleId ?? '').replace('university/', '')))
  console.log('The linters find every fault that they must find.')
}

/** @throws UserError naming the rules that found too little */
function requireAll(linter: string, expected: string[], found: string[]) {
  const rest = [...found]
  const missed = expected.filter((rule) => {
    const index = rest.indexOf(rule)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
  if (missed.length > 0) throw new UserError(`${linter} let pass what breaks ${missed.join(', ')}. It found: ${found.join(', ') || 'nothing'}.`)
}

/** What the linter prints; that it fails is expected. */
async function output(command: string, args: string[]): Promise<string> {
  const result = await run(command, args, { cwd: root, maxBuffer: 1e8 }).catch((error: { stdout: string }) => error)
  return result.stdout
}
