import { mkdirSync, readdirSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readConfig } from '../apps/api/src/config'
import { openDatabase } from '../apps/api/src/database/database'
import { policyOf } from '../apps/api/src/sites/content-security-policy'
import { receptionOrigins } from '../apps/api/src/sites/reception-origins'
import { redirectOf, redirectsOf } from '../apps/api/src/sites/redirects'
import { allSites, siteFolder, type Site } from '../apps/api/src/sites/site-from-host'

/*
 * `npx tsx deploy/write-nginx-maps.ts <dir>`: what nginx must know of each build that is on the disk, for its maps; by the settings
 * and the code of the server. Then `nginx -s reload`. Until then the API serves what nginx does not know, so nothing has to happen
 * at the same time (docs/how-to/deploy.md).
 */

void main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`write-nginx-maps: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

async function main([dir]: string[]): Promise<void> {
  if (dir === undefined) throw new Error('name the folder to write to: /etc/nginx/maps')
  await writeMaps(resolve(dir))
}

/** In bytes; map_hash_bucket_size in maps.conf holds them. */
const longestKey = 900

interface Build {
  /** In the maps: `lib/7f3a`. */
  name: string
  /** Without links in it, as nginx finds it. */
  dir: string
}

async function writeMaps(dir: string): Promise<void> {
  const config = readConfig()
  const policies: string[] = []
  const redirects: string[] = []
  const names: string[] = []

  const database = await openDatabase(config)
  const connectTo = receptionOrigins({ database, receptionUrl: config.receptionUrl, clock: () => new Date(), onFailure: giveUp })
  try {
    for (const site of allSites) {
      for (const build of buildsOf(config.sitesDir, site)) {
        names.push(entry(build.dir, build.name))
        policies.push(entry(build.name, policyOf(build.dir, await connectTo(site))))
        redirects.push(...redirectLines(build))
      }
    }
  } finally {
    await database.close()
  }

  mkdirSync(dir, { recursive: true })
  const files = { sites: foldersOfHosts(), builds: names, policies, redirects, transport: config.siteUrl.startsWith('https:') ? [entry('on', 'max-age=31536000; includeSubDomains')] : [] }
  for (const [name, lines] of Object.entries(files)) {
    const file = join(dir, `${name}.map`)
    writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''))
    renameSync(`${file}.new`, file)
  }
  process.stdout.write(`${dir}: ${names.length} builds, ${redirects.length} redirects. Next: nginx -t && nginx -s reload\n`)
}

/** The rule of site-from-host.ts. `$host` is in small letters, without port and without a dot at the end. */
function foldersOfHosts(): string[] {
  return [`"~^(?:www\\.)?(?<identifier>${allSites.filter(Boolean).join('|')})(?:\\.|$)" $identifier;`, `default ${siteFolder('')};`]
}

/** What was written before holds on: a policy without the reception would cut it off. */
function giveUp(error: unknown): never {
  throw error instanceof Error ? error : new Error(String(error))
}

/**
 * All that are kept of a site, so that a rollback needs no reload either. A folder that is no link is left out: it may be another
 * build at any moment without having another name, so the API must look at it each time.
 */
function buildsOf(sitesDir: string, site: Site): Build[] {
  const folder = siteFolder(site)
  const link = join(sitesDir, folder)
  if (!statSync(link, { throwIfNoEntry: false })?.isDirectory()) return []
  const present = realpathSync(link)
  if (present === join(realpathSync(sitesDir), folder)) {
    process.stderr.write(`${link} is no link to a build: the API serves it.\n`)
    return []
  }
  const parent = dirname(present)
  const kept = basename(parent) === folder ? readdirSync(parent, { withFileTypes: true }).flatMap((one) => (one.isDirectory() && !one.name.startsWith('.') ? [one.name] : [])) : [basename(present)]
  return kept.map((name) => ({ name: `${folder}/${name}`, dir: join(parent, name) })).filter(({ dir }) => !holdsLink(dir))
}

/** nginx would send what it leads to; the API does not. (`disable_symlinks` has brotli_static find nothing now and then.) */
function holdsLink(dir: string): boolean {
  const link = readdirSync(dir, { recursive: true, withFileTypes: true }).find((one) => one.isSymbolicLink())
  if (link) process.stderr.write(`${join(link.parentPath, link.name)} is a link, and a build has none: the API serves it.\n`)
  return link !== undefined
}

/** The server's own code decides which entries lead somewhere; here they only change their form. */
function redirectLines({ name, dir }: Build): string[] {
  const byKey = new Map<string, { key: string; value: string }[]>()
  for (const former of redirectsOf(dir).keys()) {
    const to = redirectOf(dir, encodeURIComponent(former))
    for (const address of to === undefined ? [] : spellings(former)) {
      const key = name + address
      if (Buffer.byteLength(key) > longestKey) process.stderr.write(`${former} is too long for nginx: it leads nowhere.\n`)
      else byKey.set(key.toLowerCase(), [...(byKey.get(key.toLowerCase()) ?? []), { key, value: `${key} > ${to}` }])
    }
  }
  // Keys that differ in capital letters only are the same to nginx, unless they are patterns.
  return [...byKey.values()].flatMap((same) => same.map(({ key, value }) => entry(same.length === 1 ? key : `~^${literal(key)}$`, value)))
}

/** nginx reads the path without percent signs, but not the query. */
function spellings(former: string): Set<string> {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(former) ?? []
  return new Set([former, path + encodeURI(query)])
}

/** A line of a map. In its values nginx would look for variables; `$dollar` is one whose value is that sign (maps.conf). */
function entry(key: string, value: string): string {
  const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
  return `${quoted(key)} ${quoted(value.replaceAll('$', '${dollar}'))};`
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
