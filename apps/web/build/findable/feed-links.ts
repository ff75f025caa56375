/** What a site has feeds of. */
export interface FeedKind {
  /** Where its items are, without a language. */
  path: '/news' | '/announce' | '/vacancy' | '/events'
  /** Message that names it. */
  title: 'news.title' | 'announce.title' | 'vacancy.title' | 'events.title'
  /** Whether there is a page with the list. */
  isPage: boolean
}

export const feedKinds: readonly FeedKind[] = [
  { path: '/news', title: 'news.title', isPage: true },
  { path: '/announce', title: 'announce.title', isPage: true },
  { path: '/vacancy', title: 'vacancy.title', isPage: false },
  { path: '/events', title: 'events.title', isPage: true },
]

/** Each feed in three formats, beside each other: `/ru/news/feed.xml`. */
export const feedFiles = [
  { name: 'feed.xml', format: 'rss', type: 'application/rss+xml' },
  { name: 'atom.xml', format: 'atom', type: 'application/atom+xml' },
  { name: 'feed.json', format: 'json', type: 'application/feed+json' },
] as const
