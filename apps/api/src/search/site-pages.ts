import enCommon from '@university/locales/en/common.json'
import enForms from '@university/locales/en/forms.json'
import enNewsletter from '@university/locales/en/newsletter.json'
import enPeople from '@university/locales/en/people.json'
import enSections from '@university/locales/en/sections.json'
import enStatement from '@university/locales/en/statement.json'
import kzCommon from '@university/locales/kz/common.json'
import kzForms from '@university/locales/kz/forms.json'
import kzNewsletter from '@university/locales/kz/newsletter.json'
import kzPeople from '@university/locales/kz/people.json'
import kzSections from '@university/locales/kz/sections.json'
import kzStatement from '@university/locales/kz/statement.json'
import ruCommon from '@university/locales/ru/common.json'
import ruForms from '@university/locales/ru/forms.json'
import ruNewsletter from '@university/locales/ru/newsletter.json'
import ruPeople from '@university/locales/ru/people.json'
import ruSections from '@university/locales/ru/sections.json'
import ruStatement from '@university/locales/ru/statement.json'
import type { components } from '@university/api-schema/types'
import { languages, shownText, type Language } from '../content/languages'
import type { MenuEntry } from '../content/kinds/menu'
import { nextScheduledChange } from '../content/schedule'
import { toUtc } from '../content/time'
import type { Database } from '../database/database'
import { searchable } from '../text/searchable'
import type { Findable } from './search-document'
import { typeWords } from './type-words'

type Settings = components['schemas']['Settings']

const kz = { ...kzCommon, ...kzForms, ...kzNewsletter, ...kzPeople, ...kzSections, ...kzStatement }
type Key = keyof typeof kz

/** A key that one language lacks does not compile. */
const messages: Record<Language, Record<Key, string>> = {
  kz,
  ru: { ...ruCommon, ...ruForms, ...ruNewsletter, ...ruPeople, ...ruSections, ...ruStatement },
  en: { ...enCommon, ...enForms, ...enNewsletter, ...enPeople, ...enSections, ...enStatement },
}

/** Pages whose words are the site's own, by their paths; apps/web/gatsby/routes.ts makes them. */
interface Template {
  /** Sites have it that have something of this kind; all have settings. */
  kind: string
  /** What its hits are of which it is the list: it is found by what readers call these. */
  type?: Findable['type']
  title: Key
  /** What is shown of it. */
  lead?: Key
  /** What else it is found by. A list is found by its name alone: what is in it is found by itself. */
  texts?: Key[]
}

const templates: Record<string, Template> = {
  '/news': { kind: 'news', type: 2, title: 'news.title', lead: 'news.lead' },
  '/news/archive': { kind: 'archived-news', title: 'archive.title', lead: 'archive.lead' },
  '/announce': { kind: 'announcement', type: 5, title: 'announce.title', lead: 'announce.lead' },
  '/events': { kind: 'event', type: 4, title: 'events.title', lead: 'events.lead' },
  '/blog': { kind: 'blog', title: 'blog.title', texts: ['blog.ask_title'] },
  '/reception': { kind: 'settings', title: 'site.reception', lead: 'reception_page.lead', texts: ['reception_page.form_title', 'reception_page.check_title'] },
  '/newsletter/subscribe': { kind: 'settings', title: 'newsletter.title', lead: 'newsletter.lead', texts: ['newsletter.subscribe', 'newsletter.how_text'] },
  '/accessibility': { kind: 'settings', title: 'site.accessibility_statement', lead: 'statement.lead', texts: ['statement.barriers_text', 'statement.formats_text'] },
}

/** What a page is called in a language, and says. */
export interface PageText {
  title: string
  /** What menus and readers call it. */
  names: string[]
  /** What is shown of it. */
  lead: string
  /** What it is found by beside its title and names; more than is shown. */
  text: string
}

/** A page, or an address elsewhere, that no file of the content is: a home page, a list, a form, what a menu links to. */
export interface SitePage {
  /** As menus link to it: a path without the language, or a URL. */
  url: string
  sites: string[]
  texts: Partial<Record<Language, PageText>>
}

export interface SitePages {
  pages: SitePage[]
  /** What the menus call pages of the content, by the ids of these. */
  names: ReadonlyMap<number, Partial<Record<Language, string[]>>>
  /** Sites that visitors cannot read at present; none of the pages is theirs. */
  closed: ReadonlySet<string>
  /** What the sites are called. */
  siteNames: ReadonlyMap<string, Record<Language, string | null>>
  /** When something of this appears, or is over, by its date; null when nothing does. */
  until: Date | null
}

/** Reads from settings and menus what no page of the content says of itself. */
export async function readSitePages(database: Database, now: Date): Promise<SitePages> {
  const { query } = database
  const settings = await readItems<Settings>(database, 'settings', now)
  const closed = new Set(settings.filter(({ item }) => item.site_info.is_closed).map(({ site }) => site))
  const siteNames = new Map(settings.map(({ item, site }) => [site, namesOfSite(item.site_info)]))
  const kinds = [...new Set(Object.values(templates).map(({ kind }) => kind))]
  const held = await query.selectFrom('content_item_site').where('kind', 'in', kinds).select(['kind', 'site']).distinct().orderBy('site').execute()
  const pages = new Map<string, SitePage>()
  for (const [url, template] of Object.entries(templates)) {
    const sites = held.filter(({ kind, site }) => kind === template.kind && !closed.has(site)).map(({ site }) => site)
    if (sites.length > 0) pages.set(url, { url, sites, texts: Object.fromEntries(languages.map((language) => [language, textOf(template, language)])) })
  }
  const homes = settings.filter(({ site }) => !closed.has(site)).map(({ item: { site_info: info }, site }): SitePage => ({ url: '/', sites: [site], texts: homeTexts(info) }))

  const names = new Map<number, Partial<Record<Language, string[]>>>()
  for (const { item, site } of await readItems<MenuEntry>(database, 'menu', now)) {
    if (closed.has(site)) continue
    if (item.page_id !== null) names.set(item.page_id, withNames(names.get(item.page_id) ?? {}, item))
    else if (item.link !== null) pages.set(item.link, linkedPage(pages.get(item.link), item.link, item, site))
  }
  return { pages: [...pages.values(), ...homes], names, closed, siteNames, until: await nextScheduledChange(database, now, ['settings', 'menu']) }
}

/** Published items of a kind, once for each site that they are on. */
async function readItems<Item>({ query }: Database, kind: string, now: Date): Promise<{ item: Item; site: string }[]> {
  const rows = await query
    .selectFrom('content_item')
    .innerJoin('content_item_site', (join) => join.onRef('content_item_site.kind', '=', 'content_item.kind').onRef('content_item_site.id', '=', 'content_item.id'))
    .where('content_item.kind', '=', kind)
    .where('published_at', '<=', toUtc(now))
    .select(['content_item.data', 'content_item_site.site'])
    .orderBy('content_item.id')
    .execute()
  return rows.map(({ data, site }) => ({ item: JSON.parse(data) as Item, site }))
}

function textOf({ type, title, lead, texts = [] }: Template, language: Language): PageText {
  const say = messages[language]
  const shown = lead ? say[lead] : ''
  const names = type ? (typeWords[type]?.[language] ?? '').split(' ') : []
  return { title: say[title], names, lead: shown, text: texts.length > 0 ? [shown, ...texts.map((key) => say[key])].join(' ') : '' }
}

/** In each language the name that its readers are shown. */
function namesOfSite(info: Settings['site_info']): Record<Language, string | null> {
  const name = (language: Language) => shownText(info, 'name', language) || null
  return { kz: name('kz'), ru: name('ru'), en: name('en') }
}

function homeTexts(info: Settings['site_info']): SitePage['texts'] {
  return inLanguages((language) => {
    const said = (text: string | null) => searchable(text ?? '')
    const [title, short, lead] = [said(info[`name_${language}`]), said(info[`short_name_${language}`]), said(info[`tagline_${language}`])]
    return title ? { title, names: short ? [short] : [], lead, text: '' } : undefined
  })
}

function withNames(known: Partial<Record<Language, string[]>>, entry: MenuEntry): Partial<Record<Language, string[]>> {
  return inLanguages((language) => {
    const name = searchable(entry[`menu_title_${language}`] ?? '')
    const others = known[language] ?? []
    return name && !others.includes(name) ? [...others, name] : known[language]
  })
}

/** What a menu links to, after it has been called something once more. */
function linkedPage(known: SitePage | undefined, url: string, entry: MenuEntry, site: string): SitePage {
  const texts = inLanguages((language): PageText | undefined => {
    const [before, name] = [known?.texts[language], searchable(entry[`menu_title_${language}`] ?? '')]
    if (!name) return before
    if (!before) return { title: name, names: [], lead: '', text: '' }
    return before.title === name || before.names.includes(name) ? before : { ...before, names: [...before.names, name] }
  })
  return { url, sites: [...new Set([...(known?.sites ?? []), site])], texts }
}

function inLanguages<Value>(find: (language: Language) => Value | undefined): Partial<Record<Language, Value>> {
  return Object.fromEntries(languages.flatMap((language) => [find(language)].flatMap((value) => (value === undefined ? [] : [[language, value] as const])))) as Partial<Record<Language, Value>>
}
