import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { waitForLock } from '@university/processes/lock'
import { bundleFolder, compilationHashOf, takeScripts, writeBundle } from './bundle'
import { errorPlace } from './error-place'
import { loadCompiler, type GatsbyState, type Program, type TemplateState } from './gatsby-internals'

/*
 * The first half of a build: everything that follows from the code alone. It needs no content and no API. Gatsby compiles one page
 * of each template; dist/bundle gets the scripts and styles of all sites, the renderer and the queries.
 */

const web = path.resolve(__dirname, '..')

const stamp = path.join(web, '.cache/settings-hash')
const leftovers = ['.cache/redux', '.cache/data', '.cache/caches', '.cache/caches-lmdb', '.cache/page-ssr']

void main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})

async function main() {
  process.chdir(web)
  // By who runs it directly, or beside what is left of a command that was killed. Until this process ends.
  await waitForLock(`${bundleFolder}.lock`, { command: 'compiling', what: 'Another compilation' }, (holder) => console.log(`info Waiting for ${holder}`))
  const settings = await hashOfSettings()
  // What is left of former compilations would be taken for a part of this one. webpack's own cache knows better, as long as its
  // settings are the same: Gatsby watches its configuration files, but not what they import.
  const isKnown = (await fs.readFile(stamp, 'utf8').catch(() => undefined)) === settings
  for (const folder of ['public', ...(isKnown ? leftovers : ['.cache'])]) await fs.rm(folder, { recursive: true, force: true })
  const renderer = new RendererProcess()
  const gatsby = loadCompiler()
  const { services, reporter, store } = gatsby
  gatsby.onLogAction((action) => {
    const place = errorPlace(action, web)
    if (place) console.error(place)
  })
  const span = reporter.phantomActivity('build').span
  const context = await services.initialize({ program: { directory: web }, parentSpan: span, shouldRunCreatePagesStatefully: true })
  // Gatsby's slices are not used: with them it would leave holes in the pages, and fill them in files.
  delete process.env['GATSBY_SLICES']
  const build = { ...context, parentSpan: span, shouldRunCreatePagesStatefully: true }
  for (const step of ['customizeSchema', 'sourceNodes', 'buildSchema'] as const) await services[step](build)
  Object.assign(build, { gatsbyNodeGraphQLFunction: gatsby.createGraphqlRunner(store, reporter) })
  for (const step of ['createPages', 'extractQueries', 'writeOutRequires'] as const) await services[step](build)

  const { program, schema, definitions, config } = store.getState()
  renderer.compile(store.getState())
  const scripts = await buildScripts()
  const compilationHash = await compilationHashOf(web)
  await gatsby.writeAppData(path.join(web, 'public'), compilationHash)
  const [files] = await Promise.all([takeScripts(web), renderer.built()])
  const bundle = await writeBundle({ web, compilationHash, templates: templatesOf(store.getState()), files })
  // Read by tools/start/src/build-site.ts: sites can be built of it.
  reporter.info(`Bundle ${bundle.id}: ${bundle.files.length} files`)
  // The rest is for the next time, and leaves the processor to who builds them.
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  await gatsby.writeTypes(web, schema, definitions, config.graphqlTypegen)
  await Promise.all([scripts.close(), renderer.ended()])
  await fs.writeFile(stamp, settings)
  process.exit(0)

  async function buildScripts() {
    const activity = reporter.activityTimer('Building production JavaScript and CSS bundles')
    activity.start()
    try {
      return await gatsby.buildScripts(program, span)
    } catch (error) {
      return activity.panic('', gatsby.structureErrors('build-javascript', error))
    } finally {
      activity.end()
    }
  }
}

/** Compiles the renderer beside this process, see compile-renderer.ts. It loads Gatsby before there is anything to compile. */
class RendererProcess {
  private readonly child = fork(path.join(__dirname, 'compile-renderer.ts'), { cwd: web, execArgv: ['--require', 'tsx/cjs', '--import', 'tsx/esm'], serialization: 'advanced' })
  // Gatsby's reporter speaks on the same line.
  private readonly message = new Promise<void>((resolve) => this.child.on('message', (message) => message === 'built' && resolve()))
  private readonly exit = once(this.child, 'exit')

  compile({ program, pages, components, slices }: TemplateState): void {
    // Functions among it stay here, as with Gatsby's own workers.
    const told: TemplateState = { program: JSON.parse(JSON.stringify(program)) as Program, pages, components, slices }
    this.child.send(told)
  }

  /** @throws Error where it has failed, which it has told on the console */
  async built(): Promise<void> {
    await Promise.race([this.message, this.ended()])
  }

  async ended(): Promise<void> {
    const [code] = (await this.exit) as [number | null]
    if (code !== 0) throw new Error('The renderer was not compiled.')
  }
}

/** By the name of the template: the name of its chunk, and the query of its pages. */
function templatesOf({ components }: GatsbyState): Record<string, { chunk: string; query: string }> {
  return Object.fromEntries([...components].map(([file, { componentChunkName, query }]) => [path.basename(file, '.tsx'), { chunk: componentChunkName, query }]))
}

/** Of the code that tells webpack how to compile, and of the packages that do it. */
async function hashOfSettings(): Promise<string> {
  const hash = createHash('sha256').update(await fs.readFile('../../package-lock.json'))
  for (const folder of ['gatsby', 'plugins']) {
    const files = (await fs.readdir(folder, { recursive: true })).filter((file) => /\.(ts|js|json)$/.test(file) && !file.endsWith('.test.ts')).sort()
    for (const file of files) hash.update(`${file}\0`).update(await fs.readFile(path.join(folder, file)))
  }
  return hash.digest('hex')
}
