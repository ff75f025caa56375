import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { siteSlugs } from '@university/api-client/contract'
import en from '@university/locales/en/sections.json'
import kz from '@university/locales/kz/sections.json'
import ru from '@university/locales/ru/sections.json'
import { siteOf, slugOf } from 'gatsby-source-university/site-names'
import { inAlmaty } from '../src/i18n/almaty-time'
import type { Shell, ShellLink } from '../src/shell/shell'
import type { Language } from '../src/i18n/languages'
import { languageTags } from '../src/i18n/languages'
import { originOf } from './settings'
import { toAlerts } from './shell-alerts'

type Text = { readonly text: string; readonly language: Language } | null
interface MenuItem {
  readonly menu_title: Text
  readonly slugs: string | null
  readonly link: string | null
  readonly sub_menu?: readonly MenuItem[]
}

/** What the query of write-shells.ts answers for one site in one language. */
export interface ShellSource {
  readonly settings: Queries.ShellsQuery['allUniversitySettings']['nodes'][number]
  readonly menu: { readonly main: readonly MenuItem[]; readonly full: readonly MenuItem[] } | undefined
  /** All pages of the site. */
  readonly pages: readonly { readonly api_id: number; readonly slug: string }[]
  readonly usefulLinks: readonly { readonly title: Text; readonly link: string }[]
  /** Time of the build, in milliseconds since 1970. */
  readonly now: number
}

/** Turns menu and settings of a site into what the layout of one language needs, and nothing else. */
export function toShell(site: string, language: Language, { settings, menu, pages, usefulLinks, now }: ShellSource): Shell {
  const info = settings.site_info
  const shortName = info.short_name ?? info.name
  const admission = pages.find((page) => page.api_id === settings.admission_page_id)
  return {
    site,
    language,
    origin: originOf(site),
    name: info.name?.text ?? '',
    nameLang: langOf(info.name, language).lang,
    shortName: shortName?.text ?? '',
    shortNameLang: langOf(shortName, language).lang,
    tagline: info.tagline?.text ?? '',
    logo: info.logo,
    phone: info.fax,
    email: info.email,
    address: info.address?.text ?? null,
    addressLang: langOf(info.address, language).lang,
    social: socialLinks(site, info.social_media_ids),
    // Where an editor has put none of the entries into the navigation, all are: nothing else would lead to them.
    menu: (menu?.main.length ? menu.main : (menu?.full ?? [])).map((item) => toLink(item, language)),
    usefulLinks: usefulLinks.map((link) => ({ title: link.title?.text ?? '', url: inLanguage(link.link, language), ...langOf(link.title, language), children: [] })),
    trafficUrl: settings.features.traffic_link ? settings.stats_url : null,
    oldSiteUrl: settings.old_site_url,
    receptionUrl: settings.reception_url,
    admissionPage: admission ? { id: admission.api_id, url: `/page/${admission.slug}` } : null,
    // A newsletter has the place of its site among the identifiers.
    newsletter: siteSlugs.indexOf(slugOf(site)) + 1,
    features: featureNames.filter((name) => settings.features[name]),
    closed: closedMessage(language, info),
    alerts: info.is_closed ? null : toAlerts(settings.alerts, language, now),
    mourning: settings.settings.mourning,
    year: String(inAlmaty(now).year),
  }
}

/** Every entry of the menu of a site, for the full-screen menu. */
export function toSiteMap(language: Language, { menu }: ShellSource): ShellLink[] {
  return (menu?.full ?? []).map((item) => toLink(item, language))
}

/**
 * Writes a shell where the server render and, for a change of language, the browser find it; and beside it the site map,
 * which the browser fetches when the reader opens it.
 *
 * @param publicFolder Gatsby's output folder
 * @returns the key that names the files; it holds a hash of the content
 */
export async function writeShell(publicFolder: string, shell: Shell, siteMap: ShellLink[]): Promise<string> {
  const [text, siteMapText] = [JSON.stringify(shell), JSON.stringify(siteMap)]
  const key = `${shell.site}-${shell.language}-${createHash('sha256').update(text).update(siteMapText).digest('hex').slice(0, 12)}`
  await fs.mkdir(path.join(publicFolder, 'shell'), { recursive: true })
  await fs.writeFile(path.join(publicFolder, shellFile(key)), text)
  await fs.writeFile(path.join(publicFolder, siteMapFile(key)), siteMapText)
  return key
}

export const shellFile = (key: string): string => `shell/${key}.json`

export const siteMapFile = (key: string): string => `shell/${key}.site-map.json`

const ownOrigins = new Set(siteSlugs.map((slug) => originOf(siteOf(slug))))

/** Editors give a link once for all languages. The home page of one of the sites without a language would be the Kazakh one. */
function inLanguage(url: string, language: Language): string {
  const { origin, pathname, search, hash } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '', search: '', hash: '' }
  return ownOrigins.has(origin) && pathname === '/' ? `${origin}/${language}${search}${hash}` : url
}

function toLink(item: MenuItem, language: Language): ShellLink {
  const url = item.link !== null ? inLanguage(item.link, language) : item.slugs === null ? null : `/page/${item.slugs}`
  return {
    title: item.menu_title?.text ?? '',
    url,
    ...langOf(item.menu_title, language),
    children: (item.sub_menu ?? []).map((child) => toLink(child, language)),
  }
}

const featureNames = ['old_site_link', 'visitor_badge', 'analytics'] as const

const messages = { kz, ru, en }

/** Without words of its own a closed site says that it is being worked on. */
function closedMessage(language: Language, info: ShellSource['settings']['site_info']): Shell['closed'] {
  if (!info.is_closed) return null
  const own = info.closed_message
  return { text: own?.text ?? messages[language]['maintenance.message'], ...langOf(own, language) }
}

function langOf(text: Text, language: Language): { lang?: string } {
  return text && text.language !== language ? { lang: languageTags[text.language] } : {}
}

const socialKinds = ['instagram', 'telegram', 'facebook', 'youtube', 'tiktok'] as const

function socialLinks(site: string, json: string | null): Shell['social'] {
  const addresses = readAddresses(site, json)
  return socialKinds.flatMap((kind) => (addresses[kind] ? [{ kind, url: addresses[kind] }] : []))
}

/** An editor who has none may have left the field empty. */
function readAddresses(site: string, json: string | null): Partial<Record<string, string>> {
  try {
    return (JSON.parse(json || 'null') ?? {}) as Partial<Record<string, string>>
  } catch (cause) {
    throw new Error(`social_media_ids of the site ${site} is no JSON: ${json}`, { cause })
  }
}
