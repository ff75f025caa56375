import type { Maker } from '../made'
import { chairsOfFaculty } from '../generated-site'
import { capitalised, element, inEach, say, texts } from '../phrase'
import { numbersOf } from '../prose'
import { vocabulary, type Text } from '../vocabulary'

const entriesOfList = 10

export const settings: Maker = function* (site) {
  const { units } = vocabulary
  const name = site.index === 0 ? units.university : startingLarge(site.faculty(0).name)
  yield {
    path: 'settings.yaml',
    value: {
      site_info: {
        ...texts('name', name),
        fax: '+7 (727) 355-10-00',
        email: `${site.folder}@kokzhiek.example`,
        ...texts('address', units.address),
        figures: [{ value: site.count('portfolio'), label_kz: 'оқытушы', label_ru: 'преподавателей', label_en: 'teaching staff' }],
      },
      admission_page_id: site.id('page', Math.min(1, site.count('page') - 1)),
    },
  }
}

export const usefulLinks: Maker = function* (site) {
  const { links } = vocabulary.units
  for (const [n, { host, kz, ru, en }] of links.entries()) {
    const id = site.index * links.length + n + 1
    yield { path: 'useful-links.yaml', isEntry: true, value: { id, ...texts('title', { kz, ru, en }), link: `https://${host}.kokzhiek.example` } }
  }
}

export const departments: Maker = function* (site) {
  for (const n of numbersOf(site, 'department')) {
    const { id, slug, name } = site.faculty(n)
    const chairs = Array.from({ length: chairsOfFaculty }, (_, index) => site.chair(n, index))
    const cafedras = chairs.map((chair) => ({ id: chair.id, ...texts('name', startingLarge(chair.name)), phone: phone(chair.id) }))
    const value = { id, slug, ...texts('name', startingLarge(name)), phone: phone(id), email: `${slug}@kokzhiek.example`, cafedras }
    yield { path: 'departments.yaml', isEntry: true, value }
  }
}

/** Titles of the lists below. */
export const listTitles: Maker = function* (site) {
  for (const n of numbersOf(site, 'list')) {
    const slots = site.slots(site.random('list', n))
    yield { path: 'lists.yaml', isEntry: true, value: { id: site.id('list', n), ...texts('title', say(vocabulary.units.club_list, slots)) } }
  }
}

/** Generic lists, each a file: the clubs of a faculty. */
export const lists: Maker = function* (site) {
  for (const n of numbersOf(site, 'list')) {
    for (let index = 0; index < entriesOfList; index++) {
      const number = n * entriesOfList + index
      const slots = site.slots(site.random('entry', number))
      const { clubs, club } = vocabulary.units
      yield {
        path: `lists/${site.id('list', n)}-clubs.yaml`,
        isEntry: true,
        value: {
          id: site.index * site.count('list') * entriesOfList + number + 1,
          ...texts('title', say(clubs[index % clubs.length] as Text, slots)),
          ...texts('text', element('p', say(club, slots))),
        },
      }
    }
  }
}

export const galleries: Maker = function* (site) {
  const { pictures } = site.generation.frame
  for (const n of numbersOf(site, 'gallery')) {
    const random = site.random('gallery', n)
    const slots = site.slots(random)
    const first = random.below(Math.max(1, pictures.length))
    const id = site.id('gallery', n)
    yield {
      path: `galleries/${id}-pictures.yaml`,
      value: {
        id,
        ...texts('title', say(vocabulary.units.gallery, slots)),
        ...texts('description', say(random.pick(vocabulary.texts.sentences), slots)),
        images: [...pictures.slice(first), ...pictures.slice(0, first)].slice(0, 6),
        updated_at: site.generation.dates.time(-random.between(5, 900)),
      },
    }
  }
}

/** An invented number of the university. */
export function phone(number: number): string {
  return `+7 (727) 355-${String(10 + (number % 90))}-${String(10 + (Math.floor(number / 90) % 90))}`
}

export function startingLarge(text: Text): Text {
  return inEach((language) => capitalised(text[language]))
}
