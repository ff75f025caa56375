import type { SourceNodesArgs } from 'gatsby'
import { nodeTypes } from './constants'
import type { Site } from './load-site'
import { nodeFields } from './node-fields'

type Fields = Record<string, unknown>

/** Turns what was read of one site into nodes. Gatsby keeps a node whose content digest did not change. @returns their ids */
export function createSiteNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs, site: string, content: Site): string[] {
  const ids: string[] = []
  const create = (type: string, key: string | number, fields: Fields) => {
    const node = { ...fields, site }
    const id = createNodeId(`${type} ${site} ${key}`)
    ids.push(id)
    actions.createNode({
      ...node,
      id,
      internal: { type, contentDigest: createContentDigest(node) },
    })
  }

  create(nodeTypes.settings, 'settings', { ...content.settings })
  create(nodeTypes.menu, 'menu', { ...content.menu })

  const createAll = (type: string, items: readonly { id: number }[]) => {
    for (const item of items) create(type, item.id, nodeFields(item))
  }
  createAll(nodeTypes.usefulLink, content.usefulLinks)
  createAll(nodeTypes.page, content.pages)
  createAll(nodeTypes.newsCategory, content.newsCategories)
  createAll(nodeTypes.news, content.news)
  createAll(nodeTypes.archivedNews, content.archivedNews)
  createAll(nodeTypes.announcement, content.announcements)
  createAll(nodeTypes.eventCategory, content.eventCategories)
  createAll(nodeTypes.event, content.events)
  createAll(nodeTypes.vacancy, content.vacancies)
  createAll(nodeTypes.dissertation, content.dissertations)
  createAll(nodeTypes.doctoral, content.doctorals)
  createAll(nodeTypes.department, content.departments)
  createAll(nodeTypes.portfolio, content.portfolios)
  createAll(nodeTypes.blog, content.blogs)
  return ids
}
