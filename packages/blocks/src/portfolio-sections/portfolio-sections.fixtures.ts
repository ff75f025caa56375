import type { PortfolioSectionsOptions } from './portfolio-sections.options'

const none = { subjects: 0, publications: 0, awards: 0, grants: 0, interests: 0, experience: 0, projects: 0 }

export const fixtures = {
  'every section': { portfolioId: 71, counts: { subjects: 3, publications: 41, awards: 2, grants: 2, interests: 3, experience: 2, projects: 1 } },
  'one section': { portfolioId: 72, counts: { ...none, subjects: 1 } },
  'no section': { portfolioId: 73, counts: none },
} satisfies Record<string, PortfolioSectionsOptions>
