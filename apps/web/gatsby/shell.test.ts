/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import ruSections from '@university/locales/ru/sections.json'
import { originOf } from './settings'
import { siteMapFile, toShell, toSiteMap, writeShell, type ShellSource } from './shell'

const kz = (text: string) => ({ text, language: 'kz' as const })
const ru = (text: string) => ({ text, language: 'ru' as const })

const settings: ShellSource['settings'] = {
  site: 'lib',
  site_info: {
    name: ru('Научная библиотека'),
    short_name: null,
    tagline: ru('Два миллиона томов'),
    address: null,
    fax: '+7 (727) 355-10-20',
    email: 'lib@kokzhiek.example',
    social_media_ids: null,
    logo: { url: '/media/logo-lib.svg', width: 120, height: 120, sources: [{ type: 'image/webp', width: 240, url: '/media/logo-lib-240.webp' }] },
    is_closed: false,
    closed_message: null,
  },
  alerts: [],
  settings: { mourning: false },
  features: { traffic_link: false, old_site_link: true, visitor_badge: true, analytics: false },
  stats_url: 'https://stats.kokzhiek.example',
  old_site_url: 'https://old.kokzhiek.example',
  reception_url: 'https://reception.kokzhiek.example',
  admission_page_id: 236,
}
const empty: ShellSource = { settings, menu: undefined, pages: [], usefulLinks: [], now: Date.parse('2026-11-22T06:00:00Z') }

test('holds what the layout needs of a site in one language', () => {
  const shell = toShell('lib', 'ru', empty)

  expect(shell).toEqual({
    site: 'lib',
    language: 'ru',
    origin: originOf('lib'),
    name: 'Научная библиотека',
    shortName: 'Научная библиотека',
    tagline: 'Два миллиона томов',
    logo: { url: '/media/logo-lib.svg', width: 120, height: 120, sources: [{ type: 'image/webp', width: 240, url: '/media/logo-lib-240.webp' }] },
    phone: '+7 (727) 355-10-20',
    email: 'lib@kokzhiek.example',
    address: null,
    social: [],
    menu: [],
    usefulLinks: [],
    trafficUrl: null,
    oldSiteUrl: 'https://old.kokzhiek.example',
    receptionUrl: 'https://reception.kokzhiek.example',
    admissionPage: null,
    newsletter: 18,
    features: ['old_site_link', 'visitor_badge'],
    closed: null,
    alerts: null,
    mourning: false,
    year: '2026',
  })
})

test('knows where the page with the contacts of the admission committee is', () => {
  const pages = [
    { api_id: 211, slug: 'admission/bachelor' },
    { api_id: 236, slug: 'admission/contacts' },
  ]

  expect(toShell('lib', 'ru', { ...empty, pages }).admissionPage).toEqual({ id: 236, url: '/page/admission/contacts' })
})

test('has all entries in the navigation where none is meant for it: nothing else would lead to them', () => {
  const full = [{ menu_title: ru('Архив'), slugs: 'archive', link: null }]

  expect(toShell('lib', 'ru', { ...empty, menu: { main: [], full } }).menu).toEqual([{ title: 'Архив', url: '/page/archive', children: [] }])
})

test('gives entries of the menu their address: a page, another path, the outside, or none', () => {
  const main = [
    { menu_title: ru('О нас'), slugs: 'about', link: null },
    { menu_title: ru('Новости'), slugs: null, link: '/news' },
    { menu_title: ru('Каталог'), slugs: null, link: 'https://catalogue.example' },
    { menu_title: ru('Раздел'), slugs: null, link: null },
  ]

  const { menu } = toShell('lib', 'ru', { ...empty, menu: { main, full: [] } })

  expect(menu.map(({ url }) => url)).toEqual(['/page/about', '/news', 'https://catalogue.example', null])
})

test('leads to the home pages of the sites in the language of the page, and leaves other addresses alone', () => {
  const links = [originOf('main'), `${originOf('fe')}/?from=lib#main`, `${originOf('fe')}/kz/news`, 'https://catalogue.example']
  const usefulLinks = links.map((link) => ({ title: ru('Сайт'), link }))
  const main = links.map((link) => ({ menu_title: ru('Сайт'), slugs: null, link }))

  const shell = toShell('lib', 'ru', { ...empty, usefulLinks, menu: { main, full: [] } })

  const want = [`${originOf('main')}/ru`, `${originOf('fe')}/ru?from=lib#main`, `${originOf('fe')}/kz/news`, 'https://catalogue.example']
  expect([shell.usefulLinks, shell.menu].map((items) => items.map(({ url }) => url))).toEqual([want, want])
})

test('marks only titles of another language, at every depth', () => {
  const leaf = { menu_title: kz('Тарихы'), slugs: 'about/history', link: null }
  const main = [{ menu_title: ru('О нас'), slugs: null, link: null, sub_menu: [{ menu_title: kz('Бөлімдер'), slugs: null, link: null, sub_menu: [leaf] }] }]

  const [top] = toShell('lib', 'ru', { ...empty, menu: { main, full: [] } }).menu

  expect(top).not.toHaveProperty('lang')
  expect([top?.children[0]?.lang, top?.children[0]?.children[0]?.lang]).toEqual(['kk', 'kk'])
})

test('marks its name, its address and useful links where they are in another language', () => {
  const site_info = { ...settings.site_info, short_name: kz('Кітапхана'), address: kz('Алматы') }
  const usefulLinks = [{ title: kz('Каталог'), link: 'https://a.example' }, { title: ru('Каталог'), link: 'https://b.example' }]

  const shell = toShell('lib', 'ru', { ...empty, settings: { ...settings, site_info }, usefulLinks })

  expect([shell.nameLang, shell.shortNameLang, shell.addressLang, ...shell.usefulLinks.map(({ lang }) => lang)]).toEqual([undefined, 'kk', 'kk', 'kk', undefined])
  const { nameLang, shortNameLang } = toShell('lib', 'en', { ...empty, settings: { ...settings, site_info: { ...site_info, short_name: null } } })
  expect([nameLang, shortNameLang]).toEqual(['ru', 'ru'])
})

test('has social links in a fixed order and leaves out kinds that it does not know', () => {
  const social_media_ids = JSON.stringify({ youtube: 'https://youtube.example/k', myspace: 'https://myspace.example/k', instagram: 'https://instagram.example/k', facebook: '' })

  const { social } = toShell('lib', 'ru', { ...empty, settings: { ...settings, site_info: { ...settings.site_info, social_media_ids } } })

  expect(social).toEqual([
    { kind: 'instagram', url: 'https://instagram.example/k' },
    { kind: 'youtube', url: 'https://youtube.example/k' },
  ])
})

test.each(['', 'null'])('has no social links where the field holds %j', (social_media_ids) => {
  expect(toShell('lib', 'ru', { ...empty, settings: { ...settings, site_info: { ...settings.site_info, social_media_ids } } }).social).toEqual([])
})

test('names the field of social links that cannot be read, and the site', () => {
  const broken = () => toShell('lib', 'ru', { ...empty, settings: { ...settings, site_info: { ...settings.site_info, social_media_ids: '{instagram}' } } })

  expect(broken).toThrow('social_media_ids of the site lib is no JSON: {instagram}')
})

test('links to the statistics only where the site has that feature', () => {
  const { trafficUrl } = toShell('lib', 'ru', { ...empty, settings: { ...settings, features: { ...settings.features, traffic_link: true } } })

  expect([trafficUrl, toShell('lib', 'ru', empty).trafficUrl]).toEqual(['https://stats.kokzhiek.example', null])
})

test('numbers the newsletters as the server does: the main one is 1', () => {
  expect(['main', 'fit', 'csd'].map((site) => toShell(site, 'ru', empty).newsletter)).toEqual([1, 2, 24])
})

test.each([
  ['says what it says itself', ru('Сайт обновляется'), { text: 'Сайт обновляется' }],
  ['says it in another language, and marks that', kz('Сайт жаңартылуда'), { text: 'Сайт жаңартылуда', lang: 'kk' }],
  ['says that it is being worked on when it has no words', null, { text: ruSections['maintenance.message'] }],
])('a closed site %s', (_, closed_message, expected) => {
  const site_info = { ...settings.site_info, is_closed: true, closed_message }

  expect(toShell('lib', 'ru', { ...empty, settings: { ...settings, site_info } }).closed).toEqual(expected)
})

test.each([
  ['an open site', false, [5]],
  ['a closed site, which says one thing only', true, undefined],
])('has the alerts of %s', (_, is_closed, ids) => {
  const alert = { id: 5, severity: 'info', text: ru('Идёт запись'), link: null, starts_at: '2026-11-20T06:00:00Z', ends_at: null, dismissible: true } as const
  const site_info = { ...settings.site_info, is_closed }

  const { alerts } = toShell('lib', 'ru', { ...empty, settings: { ...settings, site_info, alerts: [alert] } })

  expect(alerts?.items.map(({ id }) => id)).toEqual(ids)
})

test('does without any text', () => {
  const site_info = { ...settings.site_info, name: null, tagline: null }

  const shell = toShell('lib', 'ru', { ...empty, settings: { ...settings, site_info }, menu: { full: [], main: [{ menu_title: null, slugs: null, link: null }] }, usefulLinks: [{ title: null, link: 'https://a.example' }] })

  expect([shell.name, shell.shortName, shell.tagline, shell.menu[0]?.title, shell.usefulLinks[0]?.title]).toEqual(['', '', '', '', ''])
})

test('moves the key with the site map, too, and writes it beside the shell', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'shell-'))
  const shell = toShell('lib', 'ru', empty)
  const full = [{ menu_title: ru('Архив'), slugs: 'archive', link: null }]
  const siteMap = toSiteMap('ru', { ...empty, menu: { main: [], full } })

  const without = await writeShell(folder, shell, [])
  const key = await writeShell(folder, shell, siteMap)

  expect(key).not.toBe(without)
  expect(JSON.parse(await fs.readFile(path.join(folder, siteMapFile(key)), 'utf8'))).toEqual([{ title: 'Архив', url: '/page/archive', children: [] }])
  await fs.rm(folder, { recursive: true })
})

test('writes a shell under a key that moves with its content and with nothing else', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'shell-'))

  const first = await writeShell(folder, toShell('lib', 'ru', empty), [])
  const again = await writeShell(folder, toShell('lib', 'ru', { ...empty, settings: { ...settings } }), [])
  const changed = await writeShell(folder, toShell('lib', 'ru', { ...empty, now: Date.parse('2026-12-31T19:00:00Z') }), [])

  expect(first).toMatch(/^lib-ru-[0-9a-f]{12}$/)
  expect([again === first, changed === first]).toEqual([true, false])
  expect((await fs.readdir(path.join(folder, 'shell'))).sort()).toEqual([changed, first].flatMap((key) => [`${key}.json`, `${key}.site-map.json`]).sort())
  expect(JSON.parse(await fs.readFile(path.join(folder, 'shell', `${changed}.json`), 'utf8'))).toMatchObject({ site: 'lib', year: '2027' })
  await fs.rm(folder, { recursive: true })
})
