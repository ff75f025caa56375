import { prepareContent } from '@university/blocks/prepare-content'

/** The languages of the site with their tags; the first stands in for the others, and for addresses without a language. */
export const languages = { kz: 'kk', ru: 'ru', en: 'en' } as const
export type Language = keyof typeof languages

/** What each peer makes an address of: one page for each language, and one without a language. */
export const forms = { kz: 'kz', ru: 'ru', en: 'en', unprefixed: 'kz' } as const satisfies Record<string, Language>
export type Form = keyof typeof forms

/** An item of the API: its texts stand under `title_kz`, `title_ru`, `title_en`. */
export type Item = Record<string, unknown>

interface Text {
  text: string
  language: Language
}

export interface Link {
  title: string
  /** Null for a heading. */
  href: string | null
  /** BCP 47 tag where the title is not in the language of the page. */
  lang?: string
  children: Link[]
}

/** What is around the pages of a language. */
export interface Layout {
  language: Language
  tag: string
  name: string
  phone: string
  email: string
  address: string
  menu: Link[]
  usefulLinks: Link[]
  admission: string
  /** Messages of the site by their keys. */
  messages: Record<string, string>
}

/** A page at one address, ready to be put into a template. */
export interface PageData {
  /** Its address, without a slash at the end: `/ru/page/admission`. */
  address: string
  /** Of the page in its language: where the menu and search engines lead. */
  canonical: string
  language: Language
  tag: string
  title: string
  titleLang?: string
  lead?: string
  leadLang?: string
  html: string
  htmlLang?: string
  /** Says that the text is shown in another language. */
  notice?: string
  headings: { id: string; text: string }[]
  updatedAt: string
  /** From below the home page to above this one. */
  breadcrumbs: { title: string; href: string | null }[]
  switch: { language: Language; tag: string; href: string }[]
  /** Languages with a text of their own. */
  alternates: { tag: string; href: string }[]
  noindex: boolean
}

/** Where the main site is said to be; our build has the same by default. */
const origin = 'http://localhost:8000'

/** A text in a language, or in the first that has one; undefined where none has. */
export function pick(item: Item, field: string, language: Language): Text | undefined {
  for (const candidate of [language, ...(Object.keys(languages) as Language[])]) {
    const text = item[`${field}_${candidate}`]
    if (typeof text === 'string' && text) return { text, language: candidate }
  }
  return undefined
}

export function toLayout(language: Language, settings: Item, menu: Item[], usefulLinks: Item[], pages: Item[], messages: Record<string, string>): Layout {
  const info = settings['site_info'] as Item
  const admission = pages.find(({ id }) => id === settings['admission_page_id'])
  return {
    language,
    tag: languages[language],
    name: pick(info, 'name', language)?.text ?? '',
    phone: String(info['fax']),
    email: String(info['email']),
    address: pick(info, 'address', language)?.text ?? '',
    menu: menu.map((item) => toLink(item, language)),
    usefulLinks: usefulLinks.map((item) => ({ title: pick(item, 'title', language)?.text ?? '', href: String(item['link']), children: [] })),
    admission: localize(language, `/page/${String(admission?.['slug'])}`),
    messages,
  }
}

/** @param breadcrumbs as the API answers them, the page itself among them */
export function toPage(form: Form, page: Item, breadcrumbs: Item[], messages: Record<string, string>): PageData {
  const language = forms[form]
  const path = `/page/${String(page['slug'])}`
  const [title, lead, content] = ['title', 'lead', 'content'].map((field) => pick(page, field, language))
  const { html, headings } = prepareContent(content?.text ?? '', (to) => localize(language, to))
  const own = page['available_langs'] as Language[]
  const isForeign = content !== undefined && content.language !== language
  const langOf = <Key extends string>(key: Key, text: Text | undefined) => (text && text.language !== language ? ({ [key]: languages[text.language] } as Record<Key, string>) : {})
  return {
    address: form === 'unprefixed' ? path : localize(language, path),
    canonical: origin + localize(language, path),
    language,
    tag: languages[language],
    title: title?.text ?? '',
    ...langOf('titleLang', title),
    ...(lead && { lead: lead.text }),
    ...langOf('leadLang', lead),
    html,
    ...langOf('htmlLang', content),
    ...(isForeign && { notice: messages[`translation.shown_in_${content.language}`] ?? '' }),
    headings,
    updatedAt: String(page['updated_at']),
    breadcrumbs: breadcrumbs.slice(0, -1).map((item) => {
      const { title: name, href } = toLink(item, language)
      return { title: name, href }
    }),
    switch: (Object.keys(languages) as Language[]).map((other) => ({ language: other, tag: languages[other], href: localize(other, path) })),
    alternates: own.map((other) => ({ tag: languages[other], href: origin + localize(other, path) })),
    noindex: isForeign,
  }
}

function toLink(item: Item, language: Language): Link {
  const title = pick(item, 'menu_title', language)
  const { link, slugs, sub_menu: below = [] } = item as { link?: string | null; slugs?: string | null; sub_menu?: Item[] }
  const path = link ?? (slugs ? `/page/${slugs}` : null)
  return {
    title: title?.text ?? '',
    href: path === null ? null : localize(language, path),
    ...(title && title.language !== language && { lang: languages[title.language] }),
    children: below.map((child) => toLink(child, language)),
  }
}

function localize(language: Language, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
