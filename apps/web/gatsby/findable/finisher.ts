import { defaultLanguage, type Language } from '../../src/i18n/languages'
import { localizePath } from '../../src/i18n/paths'
import type { Shell } from '../../src/shell/shell'
import type { PageData, SiteFile, SiteFinisher } from '../assemble-sites'
import type { Route } from '../routes'
import { describePage } from './describe-page'
import { makeIcons } from './icons'
import { breadcrumbList, organization, type Thing } from './json-ld'
import { readPageFacts, type PageFacts } from './page-facts'
import { previewOf } from './preview-of'
import type { PreviewPictures } from './preview-pictures'
import { programmeThing, type Programme } from './programmes'
import { makeRedirects, type Moved } from './redirects'
import { makeSitemaps, type SitemapPage } from './sitemap'
import { addIcons, addStaticHead } from './static-head'
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

/** What is known of a site when its pages have been finished. */
interface SiteSoFar {
  shell: Shell | undefined
  paths: Set<string>
  pages: SitemapPage[]
  previews: Set<string>
}

/** Templates of pages that nobody looks for: a notice, and where links of mails lead. They are in no sitemap, and nothing links to them. */
const unlisted = new Set(['maintenance', 'newsletter-activate', 'newsletter-unsubscribe'])

/** Makes the pages of a site findable and shareable, and the site with them: sitemaps, icons, previews, redirects. */
export function makeFinisher(options: FindableOptions): SiteFinisher {
  const sites = new Map<string, SiteSoFar>()
  const siteOf = (site: string) => {
    const known = sites.get(site) ?? { shell: undefined, paths: new Set(), pages: [], previews: new Set() }
    sites.set(site, known)
    return known
  }

  const readLogo = async ({ logo, name }: Shell) =>
    logo
      ? options.readPicture(logo.url).catch((error: unknown) => {
          options.warn(`The icons of ${name} are made without its emblem: ${String(error)}`)
          return undefined
        })
      : undefined

  return {
    async page(record, html, data) {
      const site = siteOf(record.site)
      const { pageContext } = data.result
      const { language, i18n } = pageContext
      const shell = await options.readShell(pageContext.shell)
      if (language === defaultLanguage) site.shell = shell
      site.paths.add(record.publicPath)
      if (shell.closed) return addIcons(html)

      const facts = readPageFacts(html)
      const template = templateOf(data)
      const { origin } = shell
      const url = facts.canonical ?? origin + localizePath(language, i18n.originalPath)
      if (!facts.noindex && !unlisted.has(template) && url === origin + record.publicPath) {
        site.pages.push({ language, url, alternates: facts.alternates, updatedAt: record.updatedAt })
      }

      const described = describePage(template, data.result.data, { path: localizePath(language, i18n.originalPath), url, language, shell, updatedAt: record.updatedAt })
      const title = titleOf(facts, shell)
      const preview = previewOf({ template, facts, title, language, shell, own: options.chosenPicture(record.site, i18n.originalPath) ?? described.picture })
      const file = `/previews/${await options.previews.fileOf(preview)}`
      site.previews.add(file)

      // The page of a person knows a chair, too.
      const cafedraId = template === 'cafedra' ? pageContext.cafedraId : undefined
      const programmes = await options.programmesOf(record.site, i18n.originalPath, cafedraId)
      const things = facts.noindex
        ? []
        : [
            ...described.things(origin + file),
            ...programmeThings(programmes, shell, language, cafedraId === undefined ? undefined : title),
            ...breadcrumbList(facts.breadcrumbs, origin),
          ]
      return addStaticHead(html, {
        facts,
        description: facts.description ?? facts.beginning ?? [shell.name, shell.tagline].filter(Boolean).join('. '),
        title,
        siteName: shell.name,
        language,
        type: described.type,
        publishedAt: described.publishedAt,
        updatedAt: record.updatedAt,
        preview: origin + file,
        previewAlt: 'text' in preview ? preview.text.title : title,
        feeds: options.feedsOf(record.site, language, i18n.originalPath, shell.name),
        things,
      })
    },

    async files(name) {
      const { shell, paths, pages, previews } = siteOf(name)
      if (!shell) return []
      const logo = await readLogo(shell)
      const pictures = await options.previews.read([...previews].map((file) => file.replace('/previews/', '')))
      const file = (publicPath: string, content: string | Buffer): SiteFile => ({ site: name, publicPath, content })
      return [
        ...(await makeSitemaps(name, shell.origin, pages)),
        ...(await makeIcons(shell, logo)),
        ...[...pictures].map(([picture, content]) => file(`/previews/${picture}`, content)),
        file('/robots.txt', robotsTxt(shell.origin)),
        ...(shell.email ? [file('/.well-known/security.txt', securityTxt(shell.origin, shell.email, options.now))] : []),
        file('/redirects.json', JSON.stringify(makeRedirects(options.movedOf(name), paths))),
      ]
    },
  }
}

/** `component---src-templates-news-tsx` → `news`. */
function templateOf({ componentChunkName }: PageData): Route['template'] {
  return componentChunkName.replace(/^component---src-templates-|-tsx$/g, '') as Route['template']
}

function titleOf(facts: PageFacts, { name }: Shell): string {
  const suffix = ` — ${name}`
  return facts.title.endsWith(suffix) ? facts.title.slice(0, -suffix.length) : facts.title || name
}

function programmeThings(programmes: readonly Programme[], shell: Shell, language: Language, chair: string | undefined): Thing[] {
  if (programmes.length === 0) return []
  return [...programmes.map((programme) => programmeThing(programme, language, shell.origin, chair)), organization(shell)]
}
