import type { SitemapPage } from './findable/sitemap'
import type { Edit } from './edits'
import type { SitePage } from '../gatsby/list-pages'

/** Has the last word on the pages of a site, and makes files out of what all of them say. */
export interface SiteFinisher {
  /** What a page follows from beside its data, the code and the settings; JSON. */
  follows(page: SitePage): Promise<object>
  /**
   * @param html as it was rendered, or as a former build has finished it
   * @param data that the query of the page was answered with
   */
  page(page: SitePage, html: string, data: unknown): Promise<Finished>
  /**
   * Called when every page of the site has been finished, in this build or a former one.
   *
   * @param shell names the shell in the default language
   */
  files(site: string, shell: string, pages: readonly FinishedFacts[]): Promise<SiteFile[]>
  /**
   * Draws pictures of links to pages.
   *
   * @param asked what `page` called them since this was made
   * @param take is given each when it is there
   * @returns those of them that lack what could not be had: another build may have it
   */
  pictures(asked: readonly string[], take: (publicPath: string, content: Buffer) => Promise<void>): Promise<string[]>
}

export interface Finished {
  /** Of the page, to be served so. */
  edits: Edit[]
  /** For search engines; absent where they shall not know the page. */
  listed?: SitemapPage
  /** Picture of links to the page: `/previews/preview-….jpg`. */
  preview?: string
}

export type FinishedFacts = Omit<Finished, 'edits'> & { path: string }

/** A file made from the content: of one site, under the path that the visitor sees. */
export interface SiteFile {
  site: string
  /** `/ru/events/501.ics` */
  publicPath: string
  content: string | Buffer
}
