import type { Site } from '../kind'
import { siteFolder } from '../../sites/site-from-host'
import type { Dates } from './dates'
import type { Frame } from './frame'
import { capitalised, join, numberText, same, say } from './phrase'
import { Random } from './random'
import { vocabulary, type Text, type Topic } from './vocabulary'

/** Items of one site at scale 1: about those of the main site of the sample. */
const atScaleOne = {
  page: 60, news: 120, 'archived-news': 60, announcement: 30, event: 40, vacancy: 25, document: 40, gallery: 5, list: 3, department: 8, portfolio: 120,
  'scientific-project': 25, program: 60, price: 120, 'passing-score': 120, 'doctoral-score': 40, 'dissertation-council': 6, dissertation: 12,
  doctoral: 30, 'partner-university': 40, 'showcase-item': 15, blog: 1, 'blog-post': 12, 'blog-question': 30,
}

export type Counted = keyof typeof atScaleOne

/** Kinds whose items have a page of their own. */
const withPage: Counted[] = ['page', 'news', 'archived-news', 'announcement', 'event', 'vacancy', 'department', 'portfolio', 'dissertation', 'doctoral']

export interface Generation {
  seed: number
  scale: number
  /** Today, as far as the generated content is concerned. */
  dates: Dates
  frame: Frame
}

/** A unit of the university, a faculty or a chair. */
export interface Unit {
  id: number
  name: Text
}

export const chairsOfFaculty = 4

/** The scale at which a site has about so many items with a page of their own, chairs among them. */
export function scaleOf(items: number): number {
  const atOne = withPage.reduce((sum, kind) => sum + atScaleOne[kind], 0) + atScaleOne.department * chairsOfFaculty
  return items / atOne
}

/** What any text can name. */
export type SiteSlots = Record<'topic' | 'topicOf' | 'faculty' | 'chair' | 'city' | 'partner' | 'person' | 'place' | 'day' | 'n' | 'big' | 'year', () => Text>

/**
 * One site of a generated university: how many items there are of what, their ids, and what is said of them where others
 * name them. All of it follows from numbers, nothing is kept.
 */
export class GeneratedSite {
  readonly folder: string

  /** @param index 0 for the main site */
  constructor(
    readonly site: Site,
    readonly index: number,
    readonly generation: Generation,
  ) {
    this.folder = siteFolder(site)
  }

  count(kind: Counted): number {
    return Math.max(1, Math.round(atScaleOne[kind] * this.generation.scale))
  }

  /** @param n number among those of the site, from 0 */
  id(kind: Counted, n: number): number {
    return this.index * this.count(kind) + n + 1
  }

  /** The id of some item of the site. */
  someId(kind: Counted, random: Random): number {
    return this.id(kind, random.below(this.count(kind)))
  }

  random(kind: string, n: number): Random {
    return new Random(`${this.generation.seed} ${this.folder} ${kind} ${n}`)
  }

  faculty(n: number): Unit & { slug: string } {
    // Beyond those of offices, because lists filter by either.
    const id = 1_000 + this.id('department', n)
    return { id, slug: `faculty-${id}`, name: unitName(vocabulary.units.faculty, this.index + n, vocabulary.words.fields) }
  }

  chair(faculty: number, n: number): Unit {
    const number = this.id('department', faculty) * chairsOfFaculty + n
    return { id: 1_000_000 + number, name: unitName(vocabulary.units.chair, number, [...vocabulary.words.topics, ...vocabulary.words.fields]) }
  }

  /** What texts name, chosen by chance but for what is given. */
  slots(random: Random, own: Partial<SiteSlots> = {}): SiteSlots {
    const { dates } = this.generation
    const { fields, topics, cities, universities, places } = vocabulary.words
    const topic = once(() => random.pick([...fields, ...topics]))
    const faculty = once(() => random.below(this.count('department')))
    const city = once(() => random.pick(cities))
    return {
      topic,
      topicOf: () => genitive(topic()),
      faculty: () => this.faculty(faculty()).name,
      chair: once(() => this.chair(faculty(), random.below(chairsOfFaculty)).name),
      city,
      partner: once(() => say(random.pick(universities), { city })),
      person: once(() => this.somePerson(random)),
      place: once(() => random.pick(places)),
      day: once(() => dates.said(random.between(3, 90))),
      // Five to nine, fifteen to nineteen …: Russian counts them all in one form.
      n: once(() => numberText(10 * random.below(6) + random.between(5, 9))),
      big: once(() => numberText(random.between(1, 90) * 1_000 + random.below(10) * 100)),
      year: once(() => same(String(dates.year - random.between(1, 20)))),
      ...own,
    }
  }

  /** First and last name of somebody who need not work here. */
  private somePerson(random: Random): Text {
    const { names } = vocabulary
    const form = random.pick(['man', 'woman'] as const)
    const [first, last] = [random.pick(names[form]), random.pick(names.last)[form]]
    return { kz: `${first[0]} ${last[0]}`, ru: `${first[1]} ${last[1]}`, en: `${first[2]} ${last[2]}` }
  }
}

function genitive({ kz, of, en }: Topic): Text {
  return { kz, ru: of, en }
}

/** The first units have one field each, those after them two. */
function unitName(pattern: Text, n: number, fields: Topic[]): Text {
  const [first, second] = [fields[n % fields.length], fields[(n + Math.floor(n / fields.length)) % fields.length]] as [Topic, Topic]
  const both = first === second ? genitive(first) : join([genitive(first), { kz: 'және', ru: 'и', en: 'and' }, genitive(second)], ' ')
  return say(pattern, { topic: () => ({ ...both, en: titled(both.en) }), topicOf: () => both })
}

/** `Data Analysis and Law`, as names of units are written in English. */
function titled(text: string): string {
  return text.split(' ').map((word) => (word === 'and' ? word : capitalised(word))).join(' ')
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
