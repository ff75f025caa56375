/** Names of the node types, as the schema in src/generated/schema.graphql and src/schema.graphql defines them. */
export const nodeTypes = {
  menu: 'UniversityMenu',
  news: 'UniversityNews',
  newsCategory: 'UniversityNewsCategory',
  page: 'UniversityPage',
  settings: 'UniversitySettings',
  usefulLink: 'UniversityUsefulLink',
} as const

/** What the host without an identifier is called where an empty name will not do: folders, node ids, arguments. */
export const MAIN_SITE = 'main'
