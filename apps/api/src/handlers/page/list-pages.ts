import type { components } from '@university/api-schema/types'
import type { Handler } from '@university/api-schema/handlers'
import type { ContentStore } from '../../content/content-store'
import { isKnownBlock } from '../../content/html/known-blocks'
import type { Site } from '../../content/kind'
import { menu } from '../../content/kinds/menu'
import { page } from '../../content/kinds/page'
import type { Context } from '../../context'
import { pageIn } from '../../contract/paging'

type Page = components['schemas']['Page']

/** By id, so that a build that walks the list while pages are added misses none; those with a block by how they suit. */
export const listPages: Handler<'listPages', Context> = async ({ body }, { content }) => {
  if (body.block !== undefined) return pageIn((await pagesWith(body.block, body.slug, content)).map(withShownBlocks), body)
  const pages = await content.page(page, { site: body.slug, order: 'id' }, body)
  return { ...pages, data: pages.data.map(withShownBlocks) }
}

/** First the page whose block leaves out the least, then one that the menu names, then the first that there was. */
async function pagesWith(block: string, site: Site, content: ContentStore): Promise<Page[]> {
  const [pages, entries] = await Promise.all([content.list(page, { site, facets: [{ name: 'block', value: block }], order: 'id' }), content.list(menu, { site })])
  const inMenu = new Set(entries.map(({ page_id }) => page_id))
  const limits = ({ blocks }: Page) => Math.min(...blocks.filter((one) => one.name === block && isKnownBlock(one)).map(({ props }) => Object.keys(props).filter((option) => !leavingNothingOut.includes(option)).length))
  return pages
    .map((item) => ({ item, limits: limits(item), place: inMenu.has(item.id) ? 0 : 1 }))
    .sort((a, b) => a.limits - b.limits || a.place - b.place)
    .map(({ item }) => item)
}

/** Options of a list that say how it is shown. */
const leavingNothingOut = ['per_page', 'sort', 'order']

function withShownBlocks(item: Page): Page {
  return { ...item, blocks: item.blocks.filter(isKnownBlock) }
}
