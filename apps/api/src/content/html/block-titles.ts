import type { components } from '@university/api-schema/types'
import enBlocks from '@university/locales/en/blocks.json'
import enCommon from '@university/locales/en/common.json'
import kzBlocks from '@university/locales/kz/blocks.json'
import kzCommon from '@university/locales/kz/common.json'
import ruBlocks from '@university/locales/ru/blocks.json'
import ruCommon from '@university/locales/ru/common.json'
import type { Language } from '../languages'
import { isKnownBlock } from './known-blocks'

type PageBlock = components['schemas']['PageBlock']
type HitType = components['schemas']['SearchHitType']
type Key = keyof typeof kzBlocks | keyof typeof kzCommon

/** A key that one language lacks does not compile. */
const messages: Record<Language, Record<Key, string>> = { kz: { ...kzCommon, ...kzBlocks }, ru: { ...ruCommon, ...ruBlocks }, en: { ...enCommon, ...enBlocks } }

/** What the heading of a block says where it is not named after something of the content; packages/blocks shows the same. */
const keys: Record<string, Key> = {
  DigitalShowcase: 'showcase.title',
  Dissertation: 'defences.title',
  DocsListBlock: 'docs.title',
  DrScoreListBlock: 'scores.doctoral_title',
  EventsPlugin: 'events.title',
  NewsPlugin: 'news.title',
  PortfolioList: 'people.title',
  PriceEducation: 'price.title',
  ProfListBlock: 'professions.title',
  ScientificProjects: 'projects.title',
  ScoreListBlock: 'scores.title',
  UniversitiesList: 'partners.title',
  VacancyList: 'vacancies.title',
}

/** What the lists are of that hold what is found by itself, too. */
const types: Record<string, HitType> = { Dissertation: 8, DocsListBlock: 9, EventsPlugin: 4, NewsPlugin: 2, PortfolioList: 6, VacancyList: 7 }

/** Of which kinds of hits the lists of a page are, that visitors are shown. */
export function listedTypes(blocks: PageBlock[]): HitType[] {
  return blocks.filter(isKnownBlock).flatMap(({ name }) => types[name] ?? [])
}

/** The headings of the blocks of a page that visitors are shown, each once. */
export function blockTitles(blocks: PageBlock[], language: Language): string[] {
  const titles = blocks.filter(isKnownBlock).flatMap(({ name }) => blockTitle(name, language) ?? [])
  return [...new Set(titles)]
}

/** All of them, by which one notices that they have changed. */
export function allBlockTitles(): string[] {
  return Object.keys(keys).flatMap((name) => [blockTitle(name, 'kz'), blockTitle(name, 'ru'), blockTitle(name, 'en')].map(String))
}

/** What the heading of a block says that is named after something of the content. */
export function titleNamed(block: string | undefined, name: string, language: Language): string {
  return block === 'VacancyList' ? messages[language]['vacancies.title_of'].replace('{{category}}', name) : name
}

/** What the heading of a block says; undefined where it has none, or is named after something of the content. */
export function blockTitle(name: string, language: Language): string | undefined {
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined
  return key && messages[language][key]
}
