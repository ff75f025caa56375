import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadKinds } from '../../apps/api/src/content/kinds'
import { allSites, siteFolder } from '../../apps/api/src/sites/site-from-host'
import { filesOfCode, sitesOfChanges, sitesWithSettings, type Change, type University } from './sites-of-changes'

/*
 * Which sites are to be built, as JSON:
 *
 *   npx tsx deploy/pipelines/changed-sites.ts BASE HEAD | --site lib [--site …] | --all   [--gitlab]
 *
 * BASE and HEAD are commits; where BASE is not known here (a new branch, a rewritten one) it is all of them. `--gitlab`: as a job a site
 * for a child pipeline. With API_URL content is elsewhere, and sites need no content/<site>/settings.yaml.
 */

const root = path.resolve(__dirname, '../..')
/** More, and it is quicker to build all than to look at each. */
const mostFiles = 1000

void main().catch((error: unknown) => {
  process.stderr.write(`changed-sites: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string', multiple: true }, all: { type: 'boolean', default: false }, gitlab: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [base, head = 'HEAD'] = positionals
  const isAll = values.all || (base !== undefined && !isCommit(base))
  if (!isAll && !values.site && base === undefined) throw new Error('use: changed-sites.ts BASE HEAD | --site lib | --all  [--gitlab]')
  const university = await readUniversity()
  const asked = values.site ?? (isAll || base === undefined ? university.sites : sitesBetween(base, head, university))
  const unknown = asked.filter((site) => !university.sites.includes(site))
  if (unknown.length > 0) throw new Error(`there is no site ${unknown.map((site) => JSON.stringify(site)).join(', ')}; known are ${university.sites.join(', ')}`)
  const isThere = sitesOf(head)
  const sites = asked.filter((site) => process.env.API_URL || isThere.has(site))
  for (const site of asked.filter((one) => !sites.includes(one))) process.stderr.write(`${site} has no settings, so it is no site any more: take it from the server: docs/how-to/add-a-sub-site.md\n`)
  process.stdout.write(`${values.gitlab ? gitlabJobs(sites) : JSON.stringify(sites)}\n`)
}

async function readUniversity(): Promise<University> {
  const shared = (await loadKinds()).filter((kind) => kind.shared)
  return { sites: allSites.map(siteFolder), shared: shared.map(({ files }) => files.path) }
}

function sitesBetween(base: string, head: string, university: University): string[] {
  const paths = git('diff', '--name-only', '--no-renames', '-z', base, head).split('\0').filter(Boolean)
  if (paths.length > mostFiles) return [...university.sites]
  const changes: Change[] = paths.map((file) => ({ path: file, texts: /^content\/.*\.yaml$/.test(file) ? [base, head].flatMap((commit) => textAt(commit, file)) : [] }))
  const code = filesOfCode(paths)
  return sitesOfChanges(changes, university, code.length > 0 && ['web', 'api'].some((project) => projectsOf(code).includes(project)))
}

function textAt(commit: string, file: string): string[] {
  return git('ls-tree', '--name-only', commit, '--', file) === '' ? [] : [git('show', `${commit}:${file}`)]
}

/** Sites with content. */
function sitesOf(commit: string): Set<string> {
  return sitesWithSettings(git('ls-tree', '-r', '--name-only', commit, '--', 'content').split('\n'))
}

/** Nx knows by paths alone what follows from what, so files that are gone are no trouble. */
function projectsOf(files: string[]): string[] {
  const env = { ...process.env, NX_DAEMON: 'false' }
  return JSON.parse(execFileSync(path.join(root, 'node_modules/.bin/nx'), ['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'], { cwd: root, env, encoding: 'utf8' })) as string[]
}

function isCommit(name: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
    return true
  } catch {
    process.stderr.write(`${name} is no commit that is here: all sites\n`)
    return false
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
}

/** The jobs of a child pipeline, to be put below gitlab/site.yml. A pipeline must have one. */
function gitlabJobs(sites: readonly string[]): string {
  if (sites.length === 0) return 'no site:\n  script: [echo "No site is concerned."]'
  return sites.map((site) => `site ${site}:\n  extends: .site\n  variables: { SITE: ${site} }`).join('\n')
}
