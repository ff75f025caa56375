import fs from 'node:fs/promises'
import Module, { createRequire } from 'node:module'
import path from 'node:path'
import type { Reporter } from 'gatsby'
import type { Graphql } from '../gatsby/query'
import type { LogAction } from './error-place'

/*
 * The parts of Gatsby that the build is made of. They are no public interface, so package.json names Gatsby's version to the last
 * digit. `gatsby build` does the same in one go, for all pages of all sites.
 */

const load = createRequire(__filename)

/** What is read of Gatsby's store. */
export interface GatsbyState {
  /** By the file of the template. */
  components: Map<string, { componentChunkName: string; query: string }>
  config: { graphqlTypegen?: unknown }
  schema: unknown
  definitions: unknown
  program: Program
  /** By path. */
  pages: Map<string, object>
  slices: Map<string, object>
  flattenedPlugins: { name: string; nodeAPIs: string[]; resolve: string; pluginFilepath?: string }[]
}

export interface Program {
  directory: string
}

/** What the renderer is compiled by: settings and what is known of the templates, of the same names in the store. */
export type TemplateState = Pick<GatsbyState, 'program' | 'pages' | 'components' | 'slices'>

interface Store {
  getState(): GatsbyState
  dispatch(action: unknown): unknown
}

interface Context {
  store: Store
  program: Program
  parentSpan: unknown
  /** Told to the plugins that are sources. */
  webhookBody?: unknown
  /** The only plugin to ask; all when absent. */
  webhookSourcePluginName?: string
  /** As in `gatsby build`. */
  shouldRunCreatePagesStatefully?: boolean
}

interface Compilation {
  stats: { hash: string }
  close(): Promise<void>
}

/** A node, as far as it is told apart. */
export interface GatsbyNode {
  id: string
  internal: { type: string; owner: string }
}

/** Gives a page its HTML. What it reads of files lies below the working folder. */
export interface Renderer {
  default(page: {
    pagePath: string
    pageData: object
    webpackCompilationHash: string
    context: { isDuringBuild: true }
    staticQueryContext: object
    scripts: unknown
    styles: unknown
    reversedScripts: unknown
    reversedStyles: unknown
  }): Promise<{ html: string }>
}

export interface TemplateAssets {
  scripts: unknown
  styles: unknown
  reversedScripts: unknown
  reversedStyles: unknown
}

type Service = (context: Context) => Promise<unknown>

/** Gatsby without webpack: nodes, their schema and queries. */
interface DataLayer {
  services: Record<'customizeSchema' | 'sourceNodes' | 'buildSchema', Service>
  setConfig(config: object): unknown
  /** In place of all that Gatsby would load: its own plugins, with Express, Babel and others, have no part in the data. */
  setPlugin(name: string, options: object): void
  store: Store
  deleteNode(node: GatsbyNode, plugin: { name: string }): unknown
  iterateNodes(): Iterable<GatsbyNode>
  createGraphqlRunner(store: Store, reporter: Reporter): Graphql
  readStats(publicFolder: string): Promise<unknown>
  assetsOfTemplate(chunkName: string, stats: unknown): Promise<TemplateAssets>
  reporter: Reporter & { setVerbose(verbose: boolean): void }
}

interface Compiler extends Pick<DataLayer, 'store' | 'createGraphqlRunner' | 'reporter'> {
  services: Record<'customizeSchema' | 'sourceNodes' | 'buildSchema' | 'createPages' | 'extractQueries' | 'writeOutRequires', Service> & {
    initialize(context: { program: Program; parentSpan: unknown; shouldRunCreatePagesStatefully: boolean }): Promise<Context>
  }
  /** For a process beside the one that has initialized. */
  loadConfigAndPlugins(options: { siteDirectory: string; program: Program }): Promise<void>
  buildScripts(program: Program, parentSpan: unknown): Promise<Compilation>
  buildRenderer(program: Program, stage: 'build-html', parentSpan: unknown): Promise<Compilation>
  structureErrors(stage: string, error: unknown): Error[]
  /** Told of all that the reporter writes, after it. */
  onLogAction(listener: (action: LogAction) => void): void
  writeAppData(publicFolder: string, hash: string): Promise<void>
  writeTypes(directory: string, schema: unknown, definitions: unknown, options: unknown): Promise<void>
}

const from = <Part>(file: string) => load(`gatsby/dist/${file}`) as Part

/**
 * Loads the part of Gatsby that has the data. It takes the working folder for that of the site, so that must be set before.
 */
export function loadDataLayer(): DataLayer {
  // They write types of queries, which is for who compiles.
  leaveOut('@graphql-codegen/core', '@graphql-tools/code-file-loader', '@graphql-tools/load')
  const { store } = from<{ store: Store }>('redux')
  const { actions, internalActions } = from<{ actions: { deleteNode: DataLayer['deleteNode'] }; internalActions: { setSiteConfig: DataLayer['setConfig'] } }>('redux/actions')
  const { setGatsbyPluginCache } = from<{ setGatsbyPluginCache(plugin: object, file: 'gatsby-node', module: object): void }>('utils/import-gatsby-plugin')
  const { getDataStore } = from<{ getDataStore(): { iterateNodes(): Iterable<GatsbyNode> } }>('datastore')
  const { readWebpackStats, getScriptsAndStylesForTemplate } = from<{ readWebpackStats: DataLayer['readStats']; getScriptsAndStylesForTemplate: DataLayer['assetsOfTemplate'] }>('utils/client-assets-for-template')
  return {
    // One by one: all of them together load webpack, which takes a second.
    services: {
      ...from<Pick<DataLayer['services'], 'customizeSchema'>>('services/customize-schema'),
      ...from<Pick<DataLayer['services'], 'sourceNodes'>>('services/source-nodes'),
      ...from<Pick<DataLayer['services'], 'buildSchema'>>('services/build-schema'),
    },
    store,
    setConfig: internalActions.setSiteConfig,
    setPlugin(name, options) {
      const resolve = path.dirname(load.resolve(`${name}/package.json`))
      const module = load(`${name}/gatsby-node`) as object
      const plugin = { id: name, name, version: '', resolve, pluginOptions: { plugins: [], ...options }, nodeAPIs: Object.keys(module), browserAPIs: [], ssrAPIs: [] }
      setGatsbyPluginCache(plugin, 'gatsby-node', module)
      store.dispatch({ type: 'SET_SITE_FLATTENED_PLUGINS', payload: [plugin] })
    },
    deleteNode: actions.deleteNode,
    iterateNodes: () => getDataStore().iterateNodes(),
    createGraphqlRunner: graphqlRunner(),
    readStats: readWebpackStats,
    assetsOfTemplate: getScriptsAndStylesForTemplate,
    reporter: loadReporter(),
  }
}

/** Loads the part of Gatsby that compiles. See loadDataLayer. */
export function loadCompiler(): Compiler {
  noParcel()
  noWorkers()
  parseQueriesAlone()
  const services = from<Compiler['services']>('services')
  const { store } = from<{ store: Store }>('redux')
  const { loadConfigAndPlugins } = from<Pick<Compiler, 'loadConfigAndPlugins'>>('utils/worker/child/load-config-and-plugins')
  const { buildProductionBundle } = from<{ buildProductionBundle: Compiler['buildScripts'] }>('commands/build-javascript')
  const { buildRenderer } = from<{ buildRenderer: Compiler['buildRenderer'] }>('commands/build-html')
  const { structureWebpackErrors } = from<{ structureWebpackErrors: Compiler['structureErrors'] }>('utils/webpack-error-utils')
  const appData = from<{ write: Compiler['writeAppData'] }>('utils/app-data')
  const { writeTypeScriptTypes } = from<{ writeTypeScriptTypes: Compiler['writeTypes'] }>('utils/graphql-typegen/ts-codegen')
  return {
    services,
    store,
    loadConfigAndPlugins,
    createGraphqlRunner: graphqlRunner(),
    buildScripts: buildProductionBundle,
    buildRenderer,
    structureErrors: structureWebpackErrors,
    onLogAction: (load('gatsby-cli/lib/reporter/redux') as Pick<Compiler, 'onLogAction'>).onLogAction,
    writeAppData: appData.write,
    writeTypes: writeTypeScriptTypes,
    reporter: loadReporter(),
  }
}

/** There is no TypeScript for Gatsby to compile (see gatsby-config.js); to find that out it would start Parcel, which takes seconds. */
function noParcel(): void {
  leaveOut('@parcel/core', '@parcel/cache')
  from<{ compileGatsbyFiles(): Promise<void> }>('utils/parcel/compile-gatsby-files').compileGatsbyFiles = () => Promise.resolve()
}

/** Gatsby's workers would have nothing to do, yet each loads all of Gatsby, and leaves a folder among the temporary ones. */
function noWorkers(): void {
  from<{ create(): unknown }>('utils/worker/pool').create = () => undefined
}

/** Gatsby parses every file that has one of some common words, such as `config`: a hundred, tests among them, of which a third are templates or have queries. */
function parseQueriesAlone(): void {
  const { prototype } = from<{ default: { prototype: QueryParser } }>('query/file-parser').default
  const { parseFile } = prototype
  prototype.parseFile = async function (file, addError) {
    return isTemplate(file) || (await fs.readFile(file, 'utf8')).includes('graphql`') ? parseFile.call(this, file, addError) : null
  }
}

interface QueryParser {
  parseFile(file: string, addError: unknown): Promise<unknown>
}

/** Whose exports Gatsby looks for, too. */
function isTemplate(file: string): boolean {
  return /\/src\/templates\/[^/]+$/.test(file) && !file.includes('.test.')
}

/** Has Gatsby find nothing where it loads these packages: together they take as long as all the rest of it. */
function leaveOut(...packages: string[]): void {
  const gatsby = createRequire(load.resolve('gatsby/package.json'))
  for (const file of packages.map((name) => gatsby.resolve(name))) {
    const nothing = new Module(file)
    nothing.loaded = true
    load.cache[file] ??= nothing
  }
}

function graphqlRunner(): DataLayer['createGraphqlRunner'] {
  return from<{ createGraphQLRunner: DataLayer['createGraphqlRunner'] }>('bootstrap/create-graphql-runner').createGraphQLRunner
}

function loadReporter(): DataLayer['reporter'] {
  return load('gatsby-cli/lib/reporter') as DataLayer['reporter']
}
