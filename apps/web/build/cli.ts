import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { siteSlugs } from '@university/api-client/contract'
import { lock } from '@university/processes/lock'
import { MAIN_SITE, siteOf } from 'gatsby-source-university/site-names'
import { Builder, type BuildRequest } from './builder'
import { report } from './report'

/*
 * The second half of a build: sites out of the bundle and the content that the API at `API_URL` has.
 *
 *   cli.ts --site lib [--site main …] | --all   [--content FILE] [--dry-run] [--force] [--strict] [--rollback] [--at-once] [--watch] [--out DIR] [--json]
 *
 * `--content`: a JSON file that names the content of each site, so that sites whose content is the same are left alone; `-` reads its path
 * from the standard input, and gets ready before; an empty line begins without one; a line `content` before says that the API has the content, but
 * the code is still being compiled. `--at-once`: each site is published as soon as it is built. With `--watch` it stays, and builds again for each
 * such line. Ends with 1 where a site could not be published.
 */

/** `builds` and `sites` are made in it. */
const usualOut = path.resolve(__dirname, '../../../dist')
const everySite = siteSlugs.map(siteOf)

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function main() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      content: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'at-once': { type: 'boolean', default: false },
      rollback: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      out: { type: 'string', default: usualOut },
      json: { type: 'boolean', default: false },
    },
  })
  const unknown = values.site.filter((site) => !everySite.includes(site))
  if (unknown.length > 0) throw new Error(`There is no site ${unknown.join(', ')}. Known are ${everySite.join(', ')}.`)

  if (values.all && values.site.length > 0) throw new Error('--all is every site, so there is no --site with it.')
  if (values['at-once'] && (values.strict || values['dry-run'])) throw new Error('--at-once publishes a site before the links to the others can be looked at; it cannot be --strict, nor a --dry-run.')

  const root = path.resolve(values.out)
  const unlock = values['dry-run'] ? () => undefined : lock(path.join(root, 'builds/.lock'), { what: 'Another build', command: 'building sites' })
  process.once('exit', unlock)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const builder = new Builder(root, process.env)
  if (values.rollback) {
    const isOfAll = values.all || values.site.length === 0
    const names = [...(await builder.rollBack(isOfAll ? await builder.published() : values.site))]
    if (names.length === 0) console.log('No site is published here, so there is none to roll back.')
    for (const [site, name] of names) console.log(name === undefined ? `${site}: there is no build before the one that is served, which stays` : `${site}: ${name} is served again`)
    const isDone = ([, name]: [string, string | undefined]) => name !== undefined
    return end((isOfAll ? names.some(isDone) : names.every(isDone)) ? 0 : 1)
  }

  builder.warmUp()
  const build = async (file: string | undefined) => {
    const content = file === undefined ? undefined : (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    const sites = values.all ? everySite.filter((site) => content === undefined || site in content) : values.site
    const request: BuildRequest = { sites, ...(content && { content }), isDryRun: values['dry-run'], isForced: values.force, isStrict: values.strict, ...(values['at-once'] && { onServed: tellServed }) }
    const outcomes = await builder.build(request, (text) => console.log(`info ${text}`))
    const { lines, isGood } = report(outcomes)
    const warnings = builder.takeWarnings().map((text) => `warning: ${text}`)
    for (const line of values.json ? [JSON.stringify(outcomes)] : [...warnings, ...lines]) console.log(line)
    return isGood
  }
  let isGood = true
  for await (const file of contentFiles(values.content, values.watch, () => (values.all || values.site.includes(MAIN_SITE)) && builder.readAhead())) {
    isGood = await build(file)
    if (values.watch) console.log('ready')
  }
  await builder.end()
  end(isGood ? 0 : 1)
}

/** Read by tools/start/src/build-site.ts. */
function tellServed(site: string, left: number): void {
  console.log(`info ${site}: is served, ${left} to come`)
}

/** What is to be built, one build after the other. @param onContent called when there is content but no code yet */
async function* contentFiles(first: string | undefined, isWatching: boolean, onContent: () => unknown): AsyncGenerator<string | undefined> {
  if (first !== '-') yield first
  if (first !== '-' && !isWatching) return
  for await (const file of readline.createInterface({ input: process.stdin })) {
    if (file === 'content') {
      await onContent()
      continue
    }
    yield file || undefined
    if (!isWatching) return
  }
  if (!isWatching) throw new Error('The standard input named no content.')
}

/** Ends when all that was said has arrived: a pipe takes long lines in pieces, and process.exit does not wait for them. */
function end(code: number): void {
  process.stdout.write('', () => process.exit(code))
}
