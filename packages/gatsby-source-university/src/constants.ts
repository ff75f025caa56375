/** Names of the node types, as the schema in src/generated/schema.graphql and src/schema.graphql defines them. */
export const nodeTypes = {
  announcement: 'UniversityAnnouncement',
  archivedNews: 'UniversityArchivedNews',
  blog: 'UniversityBlog',
  department: 'UniversityDepartment',
  dissertation: 'UniversityDissertation',
  doctoral: 'UniversityDoctoral',
  event: 'UniversityEvent',
  eventCategory: 'UniversityEventCategory',
  menu: 'UniversityMenu',
  news: 'UniversityNews',
  newsCategory: 'UniversityNewsCategory',
  page: 'UniversityPage',
  portfolio: 'UniversityPortfolio',
  settings: 'UniversitySettings',
  usefulLink: 'UniversityUsefulLink',
  vacancy: 'UniversityVacancy',
} as const

/** What the host without an identifier is called where an empty name will not do: folders, node ids, arguments. */
export const MAIN_SITE = 'main'
