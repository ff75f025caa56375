import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ExpectedError } from '../../expected-error'
import { allSites } from '../../sites/site-from-host'
import { Dates } from './dates'
import { readFrame } from './frame'
import { GeneratedSite } from './generated-site'
import type { Maker } from './made'
import { blogs, posts, questions } from './makers/blogs'
import { councils, dissertations, doctorals } from './makers/defences'
import { documents } from './makers/documents'
import { archive, news } from './makers/news'
import { announcements, events, vacancies } from './makers/notices'
import { menu, pages } from './makers/pages'
import { people } from './makers/people'
import { partners, projects, showcase } from './makers/research'
import { departments, galleries, listTitles, lists, settings, usefulLinks } from './makers/site'
import { doctoralScores, prices, programs, scores } from './makers/study'
import { FileWriter } from './write-files'

const makers: Maker[] = [
  settings, usefulLinks, menu, pages, departments, people, news, archive, announcements, events, vacancies, documents, galleries, listTitles, lists, programs, prices, scores,
  doctoralScores, projects, councils, dissertations, doctorals, partners, showcase, blogs, posts, questions,
]

export interface GenerateOptions {
  /** The folder to write; a generated one is replaced. */
  out: string
  /** A content folder whose shared lists and media are taken over. */
  from: string
  seed: number
  /** 1 for a main site of about a thousand items, 50 for fifty times as many; for each site. */
  scale: number
  /** Sub-sites beside the main site. */
  sites: number
  /** What is today, `2026-11-21`: half of the events are before, half after. */
  day: string
}

export interface GeneratedCounts {
  sites: number
  items: number
  files: number
  bytes: number
}

/** Says that a folder may be replaced, and what is in it. */
const marker = 'generated.json'

/**
 * Writes the content of a large university, which `content import` reads. The same options and the same `from` give the
 * same bytes. What is in memory does not grow with the scale.
 *
 * @throws ExpectedError when the folder holds something else, or is `from`
 */
export async function generateContent({ out, from, ...options }: GenerateOptions): Promise<GeneratedCounts> {
  if (resolve(out) === resolve(from)) throw new ExpectedError(`${out}: cannot be written, the shared lists are taken from there`)
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, marker))) throw new ExpectedError(`${out}: the folder is not empty`)
  const { seed, scale, sites, day } = options
  const generation = { seed, scale, dates: new Dates(day), frame: await readFrame(from) }
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, marker), `${JSON.stringify(options)}\n`)
  generation.frame.copyTo(out)

  const chosen = allSites.slice(0, sites + 1)
  const counts = { items: 0, files: 0, bytes: 0 }
  for (const [index, name] of chosen.entries()) {
    const site = new GeneratedSite(name, index, generation)
    const writer = new FileWriter(join(out, site.folder))
    for (const make of makers) for (const made of make(site)) writer.write(made)
    writer.close()
    counts.items += writer.items
    counts.files += writer.files
    counts.bytes += writer.bytes
  }
  return { sites: chosen.length, ...counts }
}
