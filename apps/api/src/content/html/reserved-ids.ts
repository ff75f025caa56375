/** Of Gatsby, and of what stands on every page or beside the text of any: apps/web. */
const anywhere = ['___gatsby', 'gatsby-focus-wrapper', 'gatsby-announcer', 'initial-state', 'content', 'sidebar', 'sidebar-search', 'site-search', 'footer-menu', 'footer-links', 'ornament', 'page-outline', 'section-links', 'ShareComponent']

const ofNews = ['related-news']

/** The lists below a biography (packages/blocks/src/portfolio-sections/sections.ts), their tabs and headings. */
const ofLists = ['publications', 'projects', 'grants', 'subjects', 'awards', 'experience', 'interests'].flatMap((name) => [name, `${name}-heading`, `${name}-tab`])

/** Of the templates that show texts of such a kind. */
const byKind: Record<string, readonly string[]> = {
  news: ofNews,
  'archived-news': ofNews,
  announcement: ['announcement-files'],
  event: ['event-files'],
  portfolio: ['PortfolioSections', 'Biography', 'about', 'bio', 'education', 'languages', 'contacts', 'profiles', 'asking', ...ofLists],
  blog: ['BlogPlugin', 'asking', 'ask', 'about', 'bio'],
}

/**
 * Ids that the site uses itself where a text stands. A heading that had one of them would be taken for what the site means: the link past the menu
 * would lead to it.
 *
 * @param kind of content that the text belongs to; without one, what is reserved in any
 */
export function reservedIds(kind = ''): ReadonlySet<string> {
  return new Set([...anywhere, ...(byKind[kind] ?? [])])
}
