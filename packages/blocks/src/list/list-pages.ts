/*
 * How the lists that are pages of their own ask, without what shows them: a page that is old asks so whether there is anything newer, before its list has
 * any code.
 */

export { announcementPages } from '../announce-list/announcement-pages'
export { postPages } from '../blog-plugin/post-pages'
export { eventPages } from '../events-plugin/event-pages'
export { archivePages } from '../news-archive/archive-pages'
export { newsPages } from '../news-plugin/news-pages'
export { isListOutdated } from './is-list-outdated'
export type { Asking, PagesOf } from './pages-of'
