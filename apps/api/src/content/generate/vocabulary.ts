import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Language } from '../languages'

/** A text in the three languages, or the pattern of one: see vocabulary/texts.yaml. */
export type Text = Record<Language, string>

/** What a text is about; `of` is the Russian genitive. */
export interface Topic extends Text {
  of: string
}

export interface Named {
  title: Text
  lead: Text
}

type Triple = [kz: string, ru: string, en: string]

interface Names {
  last: { man: Triple; woman: Triple }[]
  man: Triple[]
  woman: Triple[]
  fathers: { son: [kz: string, ru: string]; daughter: [kz: string, ru: string] }[]
}

interface Words {
  /** Broad enough for a faculty or a chair. */
  fields: Topic[]
  topics: Topic[]
  months: Text[]
  cities: (Text & { country: string; lat: number; lng: number })[]
  universities: Text[]
  places: Text[]
  online: Text
}

interface Texts {
  news: (Named & { categories: string[]; tags: string[] })[]
  sentences: Text[]
  events: (Named & { category: string })[]
  announcements: Named[]
  posts: { title: Text }[]
  questions: { ask: Text; answer: Text }[]
  documents: Text[]
  sections: (Text & { slug: string })[]
  pages: (Text & { slug: string })[]
  headings: Text[]
  read_more: Text
}

type Unit =
  | 'faculty' | 'chair' | 'press' | 'university' | 'dean' | 'head' | 'bio' | 'office_hours' | 'subject' | 'publication' | 'journal' | 'award'
  | 'duties' | 'requirements' | 'conditions' | 'papers' | 'goal' | 'result' | 'leader' | 'member' | 'customer' | 'thesis' | 'council'
  | 'program' | 'awarded' | 'goals' | 'outcomes' | 'careers' | 'note' | 'summary' | 'club' | 'club_list' | 'gallery' | 'address' | 'city' | 'news_link'

export type Degree = 'doctor' | 'phd' | 'candidate' | 'master'

interface Units extends Record<Unit, Text> {
  posts: { degree: Degree; text: Text }[]
  degrees: Record<Degree, Text>
  vacancies: { category: number; text: Text }[]
  projects: Text[]
  products: Text[]
  clubs: Text[]
  blog: { position: Text; greeting: Text; content: Text; categories: { slug: string }[] }
  rector: { position: Text; greeting: Text }
  links: (Text & { host: string })[]
}

export interface Vocabulary {
  names: Names
  words: Words
  texts: Texts
  units: Units
}

/** Of vocabulary/, one file a part. */
export const vocabulary: Vocabulary = {
  names: read('names') as Names,
  words: read('words') as Words,
  texts: read('texts') as Texts,
  units: read('units') as Units,
}

function read(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, 'vocabulary', `${name}.yaml`), 'utf8'))
}
