import fs from 'node:fs/promises'
import path from 'node:path'
import { settings } from '../gatsby/settings'
import { siteBlocks } from '../gatsby/site-blocks'
import type { SiteSource } from './build-site'
import { bundleFolder, type Bundle } from './bundle'
import { loadDataLayer, type GatsbyNode } from './gatsby-internals'
import { PageRenderer } from './page-renderer'
import { TemplateQueries } from './template-queries'

const sourcePlugin = 'gatsby-source-university'

/** Gatsby with nothing but its data layer, ready for the compiled code. */
export interface StartedGatsby {
  /** Reads the content of a site, in place of that of another one. */
  read(site: string): Promise<void>
  /** What the site that was read last is built with. @param bundle the same each time */
  source(bundle: Bundle): Promise<SiteSource>
}

/**
 * Gatsby with nothing but its data layer and the compiled renderer. It holds the content of one site at a time, so that memory does not
 * grow with their number. It starts without the code, which may be compiled meanwhile.
 *
 * @param folder to work in; what was there is lost. It becomes the working folder of this process
 * @param onWait told which call has no answer yet, and how many answers a slow one has given so far
 */
export async function startGatsby(folder: string, onWait?: (text: string) => void): Promise<StartedGatsby> {
  const publicFolder = path.join(folder, 'public')
  await fs.rm(folder, { recursive: true, force: true })
  await fs.mkdir(publicFolder, { recursive: true })
  // Gatsby asks for the version of the site.
  await fs.writeFile(path.join(folder, 'package.json'), '{"name":"site","version":"0.0.0"}')
  process.chdir(folder)

  const gatsby = loadDataLayer()
  const { store, services, reporter } = gatsby
  const program = { directory: folder }
  store.dispatch({ type: 'SET_PROGRAM', payload: program })
  store.dispatch(gatsby.setConfig({}))
  gatsby.setPlugin(sourcePlugin, { apiUrl: settings.apiUrl, blocks: siteBlocks, ...(onWait && { onWait }) })
  const context = { store, program, parentSpan: reporter.phantomActivity('build').span }
  await services.customizeSchema(context)
  await services.buildSchema(context)
  const graphql = gatsby.createGraphqlRunner(store, reporter)
  let renderer: PageRenderer | undefined
  const startRenderer = async (bundle: Bundle) => {
    for (const file of [...bundle.files.filter((name) => name.endsWith('.css')), 'webpack.stats.json']) await fs.symlink(path.join(bundleFolder, 'public', file), path.join(publicFolder, file))
    return new PageRenderer(gatsby, bundle)
  }

  const forget = () => {
    const isOfSite = ({ internal }: GatsbyNode) => internal.owner === sourcePlugin
    for (const node of [...gatsby.iterateNodes()].filter(isOfSite)) store.dispatch(gatsby.deleteNode(node, { name: sourcePlugin }))
  }
  return {
    async read(site) {
      forget()
      await services.sourceNodes({ ...context, webhookBody: { sites: [site] }, webhookSourcePluginName: sourcePlugin })
    },
    async source(bundle) {
      const own = (renderer ??= await startRenderer(bundle))
      const queries = new TemplateQueries(graphql, (template) => {
        const query = bundle.templates[template]?.query
        if (query === undefined) throw new Error(`There is no template ${template}.`)
        return query
      })
      return {
        graphql,
        publicFolder,
        render: (data) => own.render(data),
        warn: (message) => reporter.warn(message),
        dataOf: (page) => queries.dataOf(page),
      }
    },
  }
}
