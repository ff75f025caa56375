import type { JsonObject } from '../../../contract/document'
import type { GeneratedSite } from '../generated-site'
import type { Maker } from '../made'
import { same, say, texts } from '../phrase'
import { numbersOf, someDocument } from '../prose'
import type { Random } from '../random'
import { vocabulary, type Text } from '../vocabulary'
import { startingLarge } from './site'
import { namesOf } from './study'

export const councils: Maker = function* (site) {
  const { units } = vocabulary
  for (const n of numbersOf(site, 'dissertation-council')) {
    const random = site.random('dissertation-council', n)
    const { direction, code } = councilOf(site, n)
    const member = (number: number) => ({ portfolio_id: site.id('portfolio', number % site.count('portfolio')) })
    yield {
      path: 'dissertation-councils.yaml',
      isEntry: true,
      value: {
        id: site.id('dissertation-council', n),
        ...texts('name', say(units.council, { code: () => same(code), name: () => namesOf(direction) })),
        chair: member(2 * n),
        secretary: member(2 * n + 1),
        contacts: { ...texts('address', units.address), room: String(random.between(101, 520)), phone: '+7 (727) 355-14-10', email: 'phd@kokzhiek.example' },
      },
    }
  }
}

/** The defences before a council in a year. */
export const dissertations: Maker = function* (site) {
  const { dates } = site.generation
  for (const n of numbersOf(site, 'dissertation')) {
    const random = site.random('dissertation', n)
    const council = n % site.count('dissertation-council')
    const { direction, code } = councilOf(site, council)
    const id = site.id('dissertation', n)
    yield {
      path: `dissertations/${id}-${code.toLowerCase()}.yaml`,
      value: {
        id,
        council: site.id('dissertation-council', council),
        program_code: `${code}01`,
        ...texts('program_name', namesOf(direction)),
        year: dates.year - Math.floor((n * 4) / site.count('dissertation')),
        updated_at: dates.time(-random.between(1, 300)),
      },
    }
  }
}

/** Candidates; the first of them have their defence before them. */
export const doctorals: Maker = function* (site) {
  const { dates } = site.generation
  const { units, words } = vocabulary
  for (const n of numbersOf(site, 'doctoral')) {
    const random = site.random('doctoral', n)
    const days = Math.round(60 - (n / site.count('doctoral')) * 1_200)
    const id = site.id('doctoral', n)
    const thesis = startingLarge(say(units.thesis, site.slots(random)))
    yield {
      path: `doctorals/${id}-candidate.yaml`,
      value: {
        id,
        dissertation_id: site.id('dissertation', n % site.count('dissertation')),
        ...texts('full_name', someName(random)),
        ...texts('topic', thesis),
        defence_at: dates.time(days, 10),
        status: days > 0 ? 'planned' : 'held',
        ...texts('place', words.places[0] as Text),
        thesis: { ...someDocument(site, random, thesis), updated_at: dates.time(days - 30) },
        consultants: [{ portfolio_id: site.someId('portfolio', random), ...texts('affiliation', units.university) }],
        reviewers: [expert(site, random), expert(site, random)],
        published_at: dates.time(Math.min(0, days - 30)),
        updated_at: dates.time(Math.min(0, days - 30)),
      },
    }
  }
}

function councilOf(site: GeneratedSite, n: number): { direction: JsonObject & { id: number }; code: string } {
  const doctoral = site.generation.frame.shared('training-direction').filter(({ code }) => String(code).startsWith('8D'))
  const direction = doctoral[n % doctoral.length]
  if (!direction) throw new Error('the classifier has no direction of doctoral training')
  return { direction, code: String(direction['code']) }
}

/** The last name first, as lists of candidates have it; in English last. */
function someName(random: Random): Text {
  const { names } = vocabulary
  const form = random.pick(['man', 'woman'] as const)
  const [last, first, father] = [random.pick(names.last)[form], random.pick(names[form]), random.pick(names.fathers)[form === 'man' ? 'son' : 'daughter']]
  return { kz: `${last[0]} ${first[0]} ${father[0]}`, ru: `${last[1]} ${first[1]} ${father[1]}`, en: `${first[2]} ${last[2]}` }
}

function expert(site: GeneratedSite, random: Random): JsonObject {
  const { partner } = site.slots(random)
  return { ...texts('full_name', someName(random)), ...texts('degree', vocabulary.units.degrees.phd), ...texts('affiliation', partner()) }
}
