import { join } from 'node:path'
import type { components } from '@university/api-schema/types'
import { repositoryRoot } from '../config'
import type { JsonObject } from '../contract/document'
import { allSites } from '../sites/site-from-host'
import { isWide } from '../testing/breadth'
import { blockSchemas } from './html/known-blocks'
import { checkContent } from './import/import-content'
import { languages } from './languages'
import { toUtc } from './time'

/* Whenever the sample is imported, it is a university that lives: its dates count from the import. */

const dayMs = 86_400_000
/** A Wednesday that in UTC is still the day before; at night a Saturday and a Sunday of summer, too. */
const imports = ['2028-02-29T20:30:00Z', ...(isWide ? ['2026-11-21T06:00:00Z', '2027-07-04T06:00:00Z'] : [])].map((time) => new Date(time))

describe.each(imports.map((importedAt) => [importedAt.toISOString(), importedAt] as const))('the sample, imported at %s', (_name, importedAt) => {
  let items: { kind: string; sites: string[]; data: JsonObject }[]
  beforeAll(async () => {
    const checked = await checkContent(join(repositoryRoot, 'content'), importedAt)
    items = checked.items.map(({ kind, sites, data }) => ({ kind, sites, data: JSON.parse(data) as JsonObject }))
  })

  const now = toUtc(importedAt)
  const inDays = (days: number) => toUtc(new Date(importedAt.getTime() + days * dayMs))
  const all = (kind: string) => items.filter((item) => item.kind === kind).map(({ data }) => data)
  const published = (kind: string) => all(kind).filter(({ published_at }) => String(published_at) <= now)
  const textsWith = (pattern: RegExp) => items.flatMap(({ kind, data }) => (JSON.stringify(data).match(pattern) ?? []).map((text) => `${kind}: ${text}`))
  const count = (list: JsonObject[], field: string, from: string, to: string) => list.filter(({ [field]: time }) => typeof time === 'string' && time > from && time <= to).length

  test('has events before it and after it, forty of them around it', () => {
    const events = published('event')

    expect(count(events, 'starts_at', now, inDays(14))).toBeGreaterThanOrEqual(8)
    expect(count(events, 'starts_at', inDays(-60), now)).toBeGreaterThanOrEqual(5)
    expect(count(events, 'starts_at', inDays(-60), inDays(60))).toBeGreaterThanOrEqual(40)
    expect(events.filter(({ published_at, starts_at }) => String(published_at) >= String(starts_at))).toEqual([])
  })

  test('has every block on a page of the main site, where the end-to-end tests look for it', () => {
    const names = items.flatMap(({ kind, sites, data }) => (kind === 'page' && sites.includes('') ? (data['blocks'] as unknown as { name: string }[]).map(({ name }) => name) : []))

    expect(Object.keys(blockSchemas()).filter((name) => !names.includes(name))).toEqual([])
  })

  test('has no dash that could begin a line', () => {
    expect(textsWith(/[^"{,:]{0,20}\S [–—] /g)).toEqual([])
  })

  test('has no number that could part from its sign', () => {
    expect(textsWith(/[^"{,:]{0,20}(?:№ |Nos?\. (?=\d)|\d (?:\d{3}(?!\d)|[₸%]|мың|млн|млрд|тыс\.))/g)).toEqual([])
  })

  test('cites journals alike: a volume a year, and no page in two articles', () => {
    const articles = all('portfolio').flatMap((person) => person['publications'] as unknown as Article[]).filter(({ issn, volume }) => issn && volume)

    expect(articles.length).toBeGreaterThanOrEqual(100)
    expect(articles.filter((one) => articles.some((other) => contradict(one, other))).map(({ citation }) => citation)).toEqual([])
  })

  test('names its partners in the letters of the language', () => {
    const names = all('partner-university').flatMap(({ name_kz, name_ru }) => [name_kz, name_ru]).filter((name) => typeof name === 'string')

    expect(names.length).toBeGreaterThanOrEqual(90)
    expect(names.filter((name) => !/\p{Script=Cyrillic}/u.test(name))).toEqual([])
  })

  test('describes its pictures in every language of the item', () => {
    const pictured = items.flatMap(({ kind, data }) => (data['image'] ? [{ kind, data, image: data['image'] as JsonObject }] : []))

    expect(pictured.length).toBeGreaterThanOrEqual(200)
    expect(pictured.filter(({ data, image }) => languages.some((language) => data[`title_${language}`] && !image[`alt_${language}`])).map(({ kind, data }) => `${kind} ${data['id']}`)).toEqual([])
  })

  test('has open vacancies, some that close within the week, and closed ones', () => {
    const vacancies = published('vacancy').filter(({ is_filled }) => is_filled === false)

    expect(count(vacancies, 'deadline_at', now, '9999')).toBeGreaterThanOrEqual(15)
    expect(count(vacancies, 'deadline_at', now, inDays(7))).toBeGreaterThanOrEqual(1)
    expect(count(vacancies, 'deadline_at', inDays(-180), now)).toBeGreaterThanOrEqual(3)
  })

  test('has announcements in force and expired ones, and one that is still to appear', () => {
    const announcements = published('announcement')

    expect(count(announcements, 'expires_at', now, '9999')).toBeGreaterThanOrEqual(12)
    expect(count(announcements, 'expires_at', '0', now)).toBeGreaterThanOrEqual(1)
    expect(count(all('announcement'), 'published_at', now, inDays(7))).toBeGreaterThanOrEqual(1)
  })

  test('has news of yesterday, a recent post of the rector, and defences to come', () => {
    expect(count(published('news'), 'published_at', inDays(-2), now)).toBeGreaterThanOrEqual(2)
    expect(count(published('news'), 'published_at', inDays(-40), now)).toBeGreaterThanOrEqual(30)
    expect(count(published('blog-post'), 'published_at', inDays(-7), now)).toBeGreaterThanOrEqual(1)
    expect(count(published('doctoral'), 'defence_at', now, inDays(45))).toBeGreaterThanOrEqual(4)
  })

  test('gives the event of a defence the time of the defence', () => {
    const defences = all('doctoral')
    const pairs = all('event').flatMap((data) => {
      const [, id] = /"\/dissertation\/\d+\/doctorals\/(\d+)"/.exec(String(data['content_kz'])) ?? []
      return id ? [[data['starts_at'], defences.find((one) => String(one['id']) === id)?.['defence_at']]] : []
    })

    expect(pairs.length).toBeGreaterThanOrEqual(4)
    expect(pairs.map(([event]) => event)).toEqual(pairs.map(([, defence]) => defence))
  })

  test('has on every site the text of the consent and the contacts of the admission committee', () => {
    const pages = items.filter(({ kind }) => kind === 'page')
    const sites = items.filter(({ kind }) => kind === 'settings').map(({ sites: [site], data }) => {
      const { consent, admission_page_id } = data as { consent: { page_slug: string }; admission_page_id: number }
      const onSite = pages.filter((page) => page.sites.includes(site ?? '')).map((page) => page.data)
      return { site, consent: onSite.find(({ slug }) => slug === consent.page_slug)?.['id'], admission: onSite.find(({ id }) => id === admission_page_id)?.['id'] }
    })

    expect(sites).toEqual(allSites.map((site) => ({ site, consent: 110, admission: 236 })))
  })
})

type Article = Pick<components['schemas']['PortfolioPublication'], 'citation' | 'issn' | 'year' | 'volume' | 'issue' | 'pages'>

function contradict(one: Article, other: Article): boolean {
  if (one === other || one.issn !== other.issn) return false
  if (one.year - Number(one.volume) !== other.year - Number(other.volume)) return true
  const [from = 0, to = from] = pagesOf(one)
  const [otherFrom = 0, otherTo = otherFrom] = pagesOf(other)
  return one.volume === other.volume && one.issue === other.issue && from <= otherTo && otherFrom <= to
}

function pagesOf({ pages }: Article): number[] {
  return (pages ?? '').split('–').map(Number)
}
