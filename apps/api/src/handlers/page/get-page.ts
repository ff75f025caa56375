import type { Handler } from '@university/api-schema/handlers'
import { withVisibleBlocks } from '../../content/html/visible-blocks'
import { menu } from '../../content/kinds/menu'
import { page } from '../../content/kinds/page'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

/** Drafts are treated as absent, so a guessed id reveals nothing. An id is unique over all sites, a slug is not. */
export const getPage: Handler<'getPage', Context> = async ({ path, query }, { content }) => {
  const byId = /^[1-9]\d*$/.test(path.slug)
  const item = byId ? await content.findById(page, Number(path.slug)) : await content.findBySlug(page, path.slug, query.site ?? '')
  if (!item) throw new HttpProblem(404, 'not_found', { detail: 'No such page' })

  const sites = await content.sitesOf(page, item.id)
  const site = sites.find((candidate) => candidate === query.site) ?? sites[0] ?? ''
  const [entry] = await content.list(menu, { site, facets: [{ name: 'page', value: String(item.id) }], limit: 1 })
  const shown = query.mode === 'preview' ? item : withVisibleBlocks(item)
  return { ...shown, menu_id: entry?.id ?? null }
}
