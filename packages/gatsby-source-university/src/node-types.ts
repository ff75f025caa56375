/** Names of the node types by what `load-site.ts` reads them as; the schema in src/generated/schema.graphql and src/schema.graphql defines them. */
export const nodeTypes = {
  settings: 'UniversitySettings',
  menu: 'UniversityMenu',
  usefulLinks: 'UniversityUsefulLink',
  pages: 'UniversityPage',
  newsCategories: 'UniversityNewsCategory',
  news: 'UniversityNews',
  archivedNews: 'UniversityArchivedNews',
  announcements: 'UniversityAnnouncement',
  eventCategories: 'UniversityEventCategory',
  events: 'UniversityEvent',
  vacancies: 'UniversityVacancy',
  dissertations: 'UniversityDissertation',
  doctorals: 'UniversityDoctoral',
  departments: 'UniversityDepartment',
  portfolios: 'UniversityPortfolio',
  blogs: 'UniversityBlog',
} as const
