import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { assembleSites } from './assemble-sites'
import { makeCalendars } from './make-calendars'
import { makeFeeds } from './make-feeds'
import { makeFindable } from './make-findable'
import { recordedPages } from './page-manifest'

/** Puts each site of the build into a folder of its own: `dist/sites/<site>`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const root = (store.getState() as { program: { directory: string } }).program.directory
  const target = path.resolve(root, '../../dist/sites')
  await fs.mkdir(target, { recursive: true })
  const now = Date.now()
  const feeds = await makeFeeds(graphql)
  const files = [...(await makeCalendars(graphql, now)), ...feeds]
  const finisher = await makeFindable({ graphql, reporter, root, feeds, now })
  const counts = await assembleSites({ publicFolder: path.join(root, 'public'), target, pages: recordedPages(), files, finisher })
  for (const [site, count] of counts) reporter.info(`Site ${site}: ${count} pages in dist/sites/${site}`)
}
