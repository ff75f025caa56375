import type { PagePart } from './load-messages'

/** Templates whose messages are not in sections.json, or all in common.json. */
const parts: Record<string, PagePart | undefined> = {
  home: 'home',
  page: undefined,
  'news-list': undefined,
  news: undefined,
  'event-list': undefined,
  event: 'details',
  portfolio: 'people',
  department: 'people',
  cafedra: 'people',
  dissertation: 'people',
  doctoral: 'people',
  blog: 'people',
  rector: 'people',
  'newsletter-subscribe': 'newsletter',
  'newsletter-activate': 'newsletter',
  'newsletter-unsubscribe': 'newsletter',
  vacancy: 'details',
  accessibility: 'statement',
  reception: 'forms',
}

/** The part of the messages that a page needs from its first render, beside common.json. */
export function pagePartOf(template: string): PagePart | undefined {
  return template in parts ? parts[template] : 'sections'
}
