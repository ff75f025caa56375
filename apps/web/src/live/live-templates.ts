/** Templates of pages that can be published between two builds: the live layer shows them before the next build does. */
export const liveTemplates = [
  'page', 'news', 'news-list', 'archived-news', 'announcement', 'event',
  'vacancy', 'department', 'cafedra', 'portfolio', 'dissertation', 'doctoral',
] as const

export type LiveTemplate = (typeof liveTemplates)[number]

/** What gatsby/live makes of the templates' queries and of the schema, for the browser. */
export interface LiveGraphql {
  /** SDL: of the schema only what the documents ask for. */
  schema: string
  /** The query of each template with the fragments that it needs. */
  documents: Record<LiveTemplate, string>
}
