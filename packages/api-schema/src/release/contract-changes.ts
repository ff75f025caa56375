import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Impact } from './version'

export interface Change {
  impact: Impact
  /** What changed, for people. */
  text: string
}

/** What `redocly diff --format json` prints. */
interface Report {
  changes?: {
    path: string
    typeName: string
    kind: 'added' | 'removed' | 'modified'
    impact: Impact
    property?: string
    verdicts: { message: string }[]
    base?: { pointer: string; value?: unknown }
    revision?: { pointer: string }
  }[]
}

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../..', import.meta.url))
const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')

/**
 * How a document differs from a former one, worst first, as `redocly diff` judges it, and `isReliedOn`; the version itself aside.
 *
 * @param former path of the former document; @param current path of the present one
 * @throws Error when redocly cannot read one of them
 */
export async function listChanges(former: string, current: string): Promise<Change[]> {
  const args = [redocly, 'diff', former, current, '--format', 'json', '--fail-on', 'none', '--config', 'redocly.yaml', '--lint-config', 'off']
  const { stdout, stderr } = await run(process.execPath, args, { cwd: folder, maxBuffer: 1 << 28 }).catch((error: { stderr: string }) => {
    throw new Error(`redocly diff failed: ${error.stderr.trim()}`)
  })
  const report = parse(stdout)
  if (!report) throw new Error(`redocly diff gave no report: ${stderr.trim()}`)
  const others = (report.changes ?? []).filter(({ path, property }) => !(path === '#/info' && property === 'version'))
  const changes = others.map((change) => (isReliedOn(change) ? { ...change, impact: 'major' as const } : change))
  const order: Impact[] = ['major', 'minor', 'patch']
  return order.flatMap((impact) => changes.filter((change) => change.impact === impact).map((change) => ({ impact, text: say(change) })))
}

/** What callers rely on, and redocly takes for mere words: that a call may be repeated, and what it means where they say nothing. */
function isReliedOn({ property = '', base }: NonNullable<Report['changes']>[number]): boolean {
  return ['x-safe', 'default'].includes(property) && base?.value !== undefined
}

/** Redocly tells what is shared with the first place that uses it, which may be one that nothing breaks. */
function say({ path, typeName, kind, property, verdicts, base, revision }: NonNullable<Report['changes']>[number]): string {
  const what = verdicts.length > 0 ? verdicts.map(({ message }) => message).join(' ') : `${typeName} ${kind}${property === undefined ? '' : `: ${property}`}.`
  const [, shared] = (path.startsWith('#/paths/') && /^#\/components\/(.*)/.exec((revision ?? base)?.pointer ?? '')) || []
  return `${shared === undefined ? place(path) : `${shared}, used first by ${place(path.split('/', 4).join('/'))}`}: ${what}`
}

/** `#/paths/~1api~1menu/post/responses/200` → `POST /api/menu responses/200`. */
function place(pointer: string): string {
  const [first, path, method, ...rest] = pointer.replace(/^#\//, '').split('/').map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))
  if (first !== 'paths' || path === undefined) return pointer
  return [method === undefined ? '' : method.toUpperCase(), path, rest.join('/')].filter((part) => part !== '').join(' ')
}

/** Redocly prints nothing else to its output; a notice before it would do no harm. */
function parse(output: string): Report | undefined {
  const start = output.indexOf('{')
  return start < 0 ? undefined : (JSON.parse(output.slice(start)) as Report)
}
