import type { Language } from '../../src/i18n/languages'
import { localizePath } from '../../src/i18n/paths'
import type { Shell } from '../../src/shell/shell'
import type { SiteFile, SiteFinisher } from '../site-finisher'
import { describePage } from './describe-page'
import { makeIcons } from './icons'
import { breadcrumbList, organization, type Thing } from './json-ld'
import { readPageFacts, type PageFacts } from './page-facts'
import { previewOf } from './preview-of'
import type { PreviewPictures } from './preview-pictures'
import { programmeThing, type Programme } from './programmes'
import { makeRedirects, type Moved } from './redirects'
import { makeSitemaps } from './sitemap'
import { icons, staticHead } from './static-head'
import { robotsTxt, securityTxt } from './text-files'

export interface FindableOptions {
  previews: Pick<PreviewPictures, 'fileOf' | 'read'>
  readShell(key: string): Promise<Shell>
  /** Gets a picture of the site by its address. */
  readPicture(url: string): Promise<Buffer>
  /** Programmes that a page lists; most list none. @param path without a language */
  programmesOf(site: string, path: string, cafedraId: number | undefined): Promise<readonly Programme[]>
  /** Picture that editors chose for previews of an item. @param path without a language */
  chosenPicture(site: string, path: string): string | undefined
  movedOf(site: string): readonly Moved[]
  /** Feeds for the head of a page. @param path without a language */
  feedsOf(site: string, language: Language, path: string, siteName: string): readonly { title: string; folder: string }[]
  /** Told in one line what is left out. */
  warn(message: string): void
  /** Milliseconds. */
  now: number
}

/** Templates of pages that nobody looks for: a notice, and where links of mails lead. They are in no sitemap, and nothing links to them. */
const unlisted = new Set(['maintenance', 'newsletter-activate', 'newsletter-unsubscribe'])

/** Makes the pages of a site findable and shareable, and the site with them: sitemaps, icons, previews, redirects. */
export function makeFinisher(options: FindableOptions): SiteFinisher {
  const iconsOf = async (shell: Shell) => {
    if (!shell.logo) return makeIcons(shell, undefined)
    try {
      return await makeIcons(shell, await options.readPicture(shell.logo.url))
    } catch (error) {
      // It did not come, or is no picture.
      options.warn(`The icons of ${shell.name} are made without its emblem: ${String(error)}`)
      return makeIcons(shell, undefined)
    }
  }

  return {
    async follows({ site, template, context, updatedAt }) {
      const { language, i18n, cafedraId, shell } = context
      const path = i18n.originalPath
      return {
        picture: options.chosenPicture(site, path),
        programmes: await options.programmesOf(site, path, template === 'cafedra' ? cafedraId : undefined),
        feeds: options.feedsOf(site, language, path, (await options.readShell(shell)).name),
        // It is in the page and in the sitemap, also where another language of the item has changed.
        updatedAt,
      }
    },

    async page(page, html, data) {
      const { language, i18n } = page.context
      const shell = await options.readShell(page.context.shell)
      if (shell.closed) return { edits: icons(html) }

      const facts = readPageFacts(html)
      const { template } = page
      const { origin } = shell
      const url = facts.canonical ?? origin + localizePath(language, i18n.originalPath)
      const isListed = !facts.noindex && !unlisted.has(template) && url === origin + page.path

      const described = describePage(template, data, { path: localizePath(language, i18n.originalPath), url, language, shell, updatedAt: page.updatedAt })
      const title = titleOf(facts, shell)
      const shown = previewOf({ template, facts, title, language, shell, own: options.chosenPicture(page.site, i18n.originalPath) ?? described.picture })
      const preview = `/previews/${await options.previews.fileOf(shown)}`

      // The page of a person knows a chair, too.
      const cafedraId = template === 'cafedra' ? page.context.cafedraId : undefined
      const programmes = await options.programmesOf(page.site, i18n.originalPath, cafedraId)
      const things = facts.noindex
        ? []
        : [
            ...described.things(origin + preview),
            ...programmeThings(programmes, shell, language, cafedraId === undefined ? undefined : title),
            ...breadcrumbList(facts.breadcrumbs, origin),
          ]
      const edits = staticHead(html, {
        facts,
        description: facts.description ?? facts.beginning ?? [shell.name, shell.tagline].filter(Boolean).join('. '),
        title,
        siteName: shell.name,
        language,
        type: described.type,
        publishedAt: described.publishedAt,
        updatedAt: page.updatedAt,
        preview: origin + preview,
        previewAlt: 'text' in shown ? shown.text.title : title,
        feeds: options.feedsOf(page.site, language, i18n.originalPath, shell.name),
        things,
        citation: facts.noindex ? [] : (described.citation ?? []),
      })
      return { edits, preview, ...(isListed && { listed: { language, url, alternates: facts.alternates, updatedAt: page.updatedAt } }) }
    },

    async pictures(asked, take) {
      const lacking = await options.previews.read(asked.map((preview) => preview.replace('/previews/', '')), (file, content) => take(`/previews/${file}`, content))
      return lacking.map((file) => `/previews/${file}`)
    },

    async files(name, shellKey, pages) {
      const shell = await options.readShell(shellKey)
      const file = (publicPath: string, content: string | Buffer): SiteFile => ({ site: name, publicPath, content })
      return [
        ...(await makeSitemaps(name, shell.origin, pages.flatMap(({ listed }) => listed ?? []))),
        ...(await iconsOf(shell)),
        file('/robots.txt', robotsTxt(shell.origin)),
        ...(shell.email ? [file('/.well-known/security.txt', securityTxt(shell.origin, shell.email, options.now))] : []),
        file('/redirects.json', JSON.stringify(makeRedirects(options.movedOf(name), new Set(pages.map(({ path }) => path))))),
      ]
    },
  }
}

function titleOf(facts: PageFacts, { name }: Shell): string {
  const suffix = ` — ${name}`
  return facts.title.endsWith(suffix) ? facts.title.slice(0, -suffix.length) : facts.title || name
}

function programmeThings(programmes: readonly Programme[], shell: Shell, language: Language, chair: string | undefined): Thing[] {
  if (programmes.length === 0) return []
  return [...programmes.map((programme) => programmeThing(programme, language, shell.origin, chair)), organization(shell)]
}
