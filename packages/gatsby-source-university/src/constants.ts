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
