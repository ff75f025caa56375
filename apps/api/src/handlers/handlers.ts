import type { Handlers } from '@university/api-schema/handlers'
import type { Context } from '../context'
import { getMenu } from './menu/get-menu'
import { listUsefulLinks } from './menu/list-useful-links'
import { getNews } from './news/get-news'
import { listNews } from './news/list-news'
import { listNewsCategories } from './news/list-news-categories'
import { notServedYet } from './not-served-yet'
import { getBreadcrumbs } from './page/get-breadcrumbs'
import { getPage } from './page/get-page'
import { listPages } from './page/list-pages'
import { getSettings } from './web/get-settings'

/** What answers each operation of the contract. An operation without a handler does not compile. */
export const handlers: Handlers<Context> = {
  ...notServedYet,
  getMenu,
  listUsefulLinks,
  listPages,
  getPage,
  getBreadcrumbs,
  getSettings,
  listNews,
  getNews,
  listNewsCategories,
}
