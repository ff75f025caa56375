/** Rows of a page, by list: for the queries of the build (`$perPage`), and for what is asked of the API after it. */
export const perPage = { news: 12, archive: 24, events: 12, announcements: 12 } as const

/** What the home page shows of each, likewise. */
export const onHome = { news: 7, events: 4, announcements: 5 } as const
