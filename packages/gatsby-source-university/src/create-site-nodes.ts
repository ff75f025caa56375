import type { SourceNodesArgs } from 'gatsby'
import type { Site } from './load-site'
import { nodeFields } from './node-fields'
import { nodeTypes } from './node-types'

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

  const { settings, menu, ...lists } = nodeTypes
  create(settings, 'settings', { ...content.settings })
  create(menu, 'menu', { ...content.menu })
  for (const [name, type] of Object.entries(lists) as [keyof typeof lists, string][]) {
    // Candidates are counted by dissertation.
    for (const item of content[name]) create(type, 'dissertation_id' in item ? `${item.dissertation_id}/${item.id}` : item.id, nodeFields(item))
  }
  return ids
}
