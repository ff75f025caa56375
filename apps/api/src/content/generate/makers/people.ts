import type { JsonObject } from '../../../contract/document'
import { fold } from '../../../text/fold'
import { languages } from '../../languages'
import { chairsOfFaculty, type GeneratedSite, type SiteSlots, type Unit } from '../generated-site'
import type { Maker } from '../made'
import { element, same, say, texts } from '../phrase'
import type { Random } from '../random'
import { numbersOf } from '../prose'
import { vocabulary, type Text } from '../vocabulary'
import { phone, startingLarge } from './site'

/** Members of staff: the deans, the heads of the chairs, then everybody else, chair by chair. */
export const people: Maker = function* (site) {
  for (const n of numbersOf(site, 'portfolio')) {
    const random = site.random('portfolio', n)
    const id = site.id('portfolio', n)
    const { slug, names, title } = nameOf(site, n)
    const { faculty, chair, heads } = placeOf(site, n)
    const slots = site.slots(random, { faculty: () => faculty.name, ...(chair && { chair: () => chair.name }) })
    const { units } = vocabulary
    const { degree, text } = random.pick(units.posts)
    const { portraits } = site.generation.frame
    yield {
      path: `people/${slug}.yaml`,
      value: {
        id,
        slug,
        ...names,
        ...texts('position', startingLarge(say(heads === 'department' ? units.dean : heads === 'cafedra' ? units.head : text, slots))),
        degree_code: degree,
        ...texts('degree', units.degrees[degree]),
        department: faculty.slug,
        ...(chair ? { cafedra: chair.id } : {}),
        ...(heads ? { heads } : {}),
        ...(portraits.length > 0 && random.chance(0.2) ? { photo: { file: random.pick(portraits), ...texts('alt', title) } } : {}),
        email: `${slug}@kokzhiek.example`,
        phone: phone(id),
        room: String(random.between(101, 560)),
        ...texts('office_hours', units.office_hours),
        ...texts('bio', element('p', say(units.bio, slots))),
        h_index_scopus: random.below(20),
        languages: [{ code: 'kk', level: 'native' }, { code: 'ru', level: 'C2' }, { code: 'en', level: random.pick(['B1', 'B2', 'C1']) }],
        ...lists(site, random, id, title),
        updated_at: site.generation.dates.time(-random.between(5, 400)),
      },
    }
  }
}

/** A name for each number, always the same; two people may share one, their slugs differ. */
function nameOf(site: GeneratedSite, n: number): { slug: string; names: JsonObject; title: Text } {
  const random = site.random('name', n)
  const { man, woman, last, fathers } = vocabulary.names
  const isMan = random.chance(0.5)
  const first = random.pick(isMan ? man : woman)
  const family = random.pick(last)[isMan ? 'man' : 'woman']
  const father = random.pick(fathers)[isMan ? 'son' : 'daughter']
  const names = {
    last_name_kz: family[0], last_name_ru: family[1], last_name_en: family[2],
    first_name_kz: first[0], first_name_ru: first[1], first_name_en: first[2],
    middle_name_kz: father[0], middle_name_ru: father[1],
  }
  const slug = fold(`${first[2]}-${family[2]}-${site.id('portfolio', n)}`)
  return { slug, names, title: { kz: `${family[0]} ${first[0]}`, ru: `${family[1]} ${first[1]}`, en: `${first[2]} ${family[2]}` } }
}

interface Post {
  faculty: Unit & { slug: string }
  chair?: Unit
  heads?: 'department' | 'cafedra'
}

function placeOf(site: GeneratedSite, n: number): Post {
  const faculties = site.count('department')
  if (n < faculties) return { faculty: site.faculty(n), heads: 'department' }
  const number = (n - faculties) % (faculties * chairsOfFaculty)
  const faculty = Math.floor(number / chairsOfFaculty)
  const place = { faculty: site.faculty(faculty), chair: site.chair(faculty, number % chairsOfFaculty) }
  return n < faculties * (1 + chairsOfFaculty) ? { ...place, heads: 'cafedra' } : place
}

/** What a portfolio lists. Its entries are counted within the person: 100 ids each. */
function lists(site: GeneratedSite, random: Random, id: number, author: Text): JsonObject {
  const { units } = vocabulary
  const { dates } = site.generation
  const some = (most: number, make: (slots: SiteSlots, entryId: number) => JsonObject) =>
    Array.from({ length: random.below(most + 1) }, (_, index) => make(site.slots(random), id * 100 + index))
  return {
    subjects: some(4, (slots, entry) => {
      const level = random.pick(['bachelor', 'master'])
      return { id: entry, ...texts('name', say(units.subject, slots)), level, credits: 5 }
    }),
    publications: some(6, (slots, entry) => publication(slots, entry, random, dates.year - random.below(10), author)),
    awards: some(1, (_slots, entry) => {
      const awarded_at = dates.date(-random.between(100, 3_000))
      return { id: entry, ...texts('title', units.award), ...texts('issuer', units.university), awarded_at }
    }),
    grants: some(1, (slots, entry) => ({
      id: entry,
      ...texts('title', startingLarge(say(random.pick(units.projects), slots))),
      role: random.pick(['leader', 'executor']),
      ...texts('funder', units.customer),
      starts_at: `${dates.year - 3}-02-01`,
      ends_at: `${dates.year}-11-30`,
      amount: random.between(10, 90) * 1_000_000,
      currency: 'KZT',
    })),
    interests: some(3, ({ topic }, entry) => ({ id: entry, ...texts('name', topic()) })),
    experience: some(2, (slots, entry) => {
      const position = startingLarge(say(random.pick(units.posts).text, slots))
      return { id: entry, ...texts('organization', units.university), ...texts('position', position), starts_at: dates.date(-random.between(300, 6_000)) }
    }),
  }
}

/** What stands before pages in a reference by GOST. */
const pagesWord = { kz: 'Б.', ru: 'С.', en: 'P.' }

function publication(slots: SiteSlots, id: number, random: Random, year: number, author: Text): JsonObject {
  const language = random.pick(languages)
  const title = say(vocabulary.units.publication, { ...slots, year: () => same(String(year)) })
  const [from, source] = [random.between(1, 200), vocabulary.units.journal[language]]
  const pages = `${from}–${from + random.between(4, 20)}`
  return {
    id,
    title: title[language],
    authors: author[language],
    year,
    source,
    pages,
    doi: `10.5555/kokzhiek.${year}.${id}`,
    type: 'article',
    index: random.pick([['scopus'], ['kkson'], []]),
    citation: `${author[language]}. ${title[language]} // ${source}. – ${year}. – ${pagesWord[language]} ${pages}.`,
  }
}
