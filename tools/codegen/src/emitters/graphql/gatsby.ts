import type { Field } from './sdl'

/** What GraphQL and Gatsby have themselves. */
export const reserved = ['Query', 'Mutation', 'Subscription', 'String', 'Int', 'Float', 'Boolean', 'ID', 'Date', 'JSON', 'Node', 'Internal', 'File', 'Directory', 'Site', 'SitePage', 'SitePlugin', 'SiteFunction', 'SiteBuildMetadata']

/** What Gatsby's `Node` and `nodeFields` use themselves; the contract's fields of these names become `api_id` and so on. */
export const nodeNames = ['id', 'parent', 'children', 'internal', 'site']

export const nodeFields: Field[] = [
  { name: 'id', type: 'ID!', description: "Gatsby's own id of the node." },
  { name: 'site', type: 'String!', description: 'Identifier of the site; `main` for the host without identifier.' },
]
