import type { Extension } from '@university/api-client/call'
import { siteSlugs } from '@university/api-client/contract'
import { retry, type Retry } from '@university/api-client/extensions/retry'
import type { Schema } from '@university/api-client/types'
import type { GatsbyNode } from 'gatsby'
import pLimit from 'p-limit'
import { createSiteNodes } from './create-site-nodes'
import { withFirstScreens, type BlockOptions, type ReadyBlock } from './first-screens'
import { loadSettings, loadSite, requestsAtOnce } from './load-site'
import { nodeTypes } from './node-types'
import { generatedSchema, ownSchema } from './schema-text'
import { createSourceClient } from './source-client'
import { siteOf, slugOf } from './site-names'
import { SourceError } from './source-error'
import { translatedFields, translationResolvers } from './translations'

interface PluginOptions {
  /** Where the API answers, without a trailing slash. */
  apiUrl: string
  /** Sites to source, `main` among them; every site that the API knows when absent. */
  sites?: string[]
  /** The blocks that stand in pages; without them pages have no first screens of blocks. */
  blocks?: BlockOptions
  /** Told at most once a minute which call has no answer yet, and how many answers a slow API has given so far. */
  onWait?: (text: string) => void
}

/** What Gatsby calls the first reading of a process; with `gatsby develop` others follow. Its types know no others. */
const firstReading: string = 'initial-sourceNodes'

/** Of each try. */
const requestTimeoutMs = 20_000
/** Calls that wait side by side are told by one of them. */
const quietMs = 60_000
/** A server that restarts is back within some seconds, on a busy machine a dozen, and one that has too much to do says when. */
const tries = { attempts: 7, firstDelayMs: 500, maxDelayMs: 30_000 }

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    apiUrl: Joi.string().uri().required(),
    sites: Joi.array().items(Joi.string().valid(...siteSlugs.map(siteOf))),
    onWait: Joi.function(),
    blocks: Joi.object({ find: Joi.function().required(), load: Joi.function().required(), title: Joi.function().required() }),
  })

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(generatedSchema)
  actions.createTypes(ownSchema)
}

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({
    ...translationResolvers(translatedFields(generatedSchema)),
    UniversityPageBlock: {
      initial: { resolve: (block: ReadyBlock, { language }: { language: Schema<'Language'> }) => block[`initial_${language}`] },
      title: { resolve: (block: ReadyBlock, { language }: { language: Schema<'Language'> }) => block[`title_${language}`] },
    },
  })
}

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, options) => {
  const { apiUrl, blocks, onWait, ...all } = options as unknown as PluginOptions
  const { reporter } = args
  // A build that takes one site after the other says which one is next.
  const sites = (args.webhookBody as { sites?: string[] } | undefined)?.sites ?? all.sites
  // Kinds of content are read side by side, and the server must not feel it. The time of a call begins with its turn.
  const limit = pLimit(requestsAtOnce)
  const takeTurns: Extension = (next) => (call) => limit(() => next(call))
  let quietUntil = 0
  const onRetry = (one: Retry) => {
    reporter.verbose(`API: ${reasonOf(one)}, next try in ${Math.round(one.delayMs)} ms`)
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + quietMs
    onWait?.(`waits for the API at ${apiUrl}: ${reasonOf(one)}, try ${one.attempt} of ${tries.attempts}`)
  }
  const tryAgain = retry({ ...tries, onRetry })
  let [answers, toldAt] = [0, Date.now()]
  const tellSlow: Extension = (next) => async (call) => {
    const answer = await next(call)
    answers += 1
    if (Date.now() < toldAt + quietMs) return answer
    toldAt = Date.now()
    onWait?.(`answers of the API at ${apiUrl} so far: ${answers}; it is slow`)
    return answer
  }
  // A server on this machine would take longer to compress than to answer.
  const headers = isHere(apiUrl) && { headers: { 'accept-encoding': 'identity' } }
  const client = createSourceClient({ baseUrl: apiUrl, ...headers, timeoutMs: requestTimeoutMs, extensions: [tellSlow, takeTurns, tryAgain] })

  const isFirst = args.traceId === firstReading
  const created = new Set<string>()
  const progress = reporter.createProgress('Sourcing the university', 0, 0)
  progress.start()
  try {
    for (const site of sites ?? siteSlugs.map(siteOf)) {
      const slug = slugOf(site)
      const settings = await loadSettings(client, slug)
      if (!settings && !sites) continue
      if (!settings) throw new SourceError('getSettings', `site ${site}`, ['the API has no such site'])
      progress.setStatus(site)
      const content = await loadSite(client, slug, settings, () => progress.tick())
      const pages = await withFirstScreens(content.pages, blocks, { client, slug, site, atOnce: requestsAtOnce, onMissing: (message) => reporter.warn(message) })
      for (const id of createSiteNodes(args, site, { ...content, pages })) created.add(id)
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const said = `The API at ${apiUrl} does not give the build what it needs.\n${[error.message, error.advice].filter(Boolean).join('\n')}`
    if (isFirst) return reporter.panic(said)
    // `gatsby develop` goes on with what it has, until it is told to read anew; a build ends here, too.
    reporter.panicOnBuild(said)
    return
  } finally {
    progress.end()
  }
  // Of its first reading Gatsby itself removes what is gone, of later ones it does not.
  if (!isFirst) for (const node of Object.values(nodeTypes).flatMap((type) => args.getNodesByType(type))) if (!created.has(node.id)) args.actions.deleteNode(node)
  reporter.info(`Sourced the university: ${created.size} nodes`)
}

function isHere(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

function reasonOf({ call, failure }: Retry): string {
  return `${call.method} ${call.path}: ${'status' in failure ? failure.status : failure.kind}`
}
