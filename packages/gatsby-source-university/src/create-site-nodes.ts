import type { SourceNodesArgs } from 'gatsby'
import { nodeTypes } from './constants'
import type { Site } from './load-site'

type Fields = Record<string, unknown>

/** Turns what was read of one site into nodes. Gatsby keeps a node whose content digest did not change. */
export function createSiteNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs, site: string, content: Site): void {
  const create = (type: string, key: string | number, fields: Fields) => {
    const node = { ...fields, site }
    actions.createNode({
      ...node,
      id: createNodeId(`${type} ${site} ${key}`),
      internal: { type, contentDigest: createContentDigest(node) },
    })
  }

  create(nodeTypes.settings, 'settings', { ...content.settings })
  create(nodeTypes.menu, 'menu', { ...content.menu })
  for (const { id, ...link } of content.usefulLinks) create(nodeTypes.usefulLink, id, { ...link, api_id: id })
  for (const { id, ...page } of content.pages) create(nodeTypes.page, id, { ...page, api_id: id })
  for (const { id, ...category } of content.newsCategories) create(nodeTypes.newsCategory, id, { ...category, api_id: id })
  for (const { id, ...news } of content.news) create(nodeTypes.news, id, { ...news, api_id: id })
}
