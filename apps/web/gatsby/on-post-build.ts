import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { assembleSites } from './assemble-sites'
import { makeCalendars } from './make-calendars'
import { recordedPages } from './page-manifest'

/** Puts each site of the build into a folder of its own: `dist/sites/<site>`. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const root = (store.getState() as { program: { directory: string } }).program.directory
  const target = path.resolve(root, '../../dist/sites')
  await fs.mkdir(target, { recursive: true })
  const files = await makeCalendars(graphql, Date.now())
  const counts = await assembleSites({ publicFolder: path.join(root, 'public'), target, pages: recordedPages(), files })
  for (const [site, count] of counts) reporter.info(`Site ${site}: ${count} pages in dist/sites/${site}`)
}
