import type { Shared } from '../frame'
import { chairsOfFaculty, type GeneratedSite } from '../generated-site'
import type { Maker } from '../made'
import { bullets, numbersOf, someDocument } from '../prose'
import { element, inEach, same, say, texts } from '../phrase'
import type { Random } from '../random'
import { vocabulary, type Text } from '../vocabulary'

/** Years that there are fees and passing scores of, this one first. */
const years = 5

const usual = {
  bachelor: { duration_years: 4, credits: 240, price: 1_000_000 },
  master: { duration_years: 2, credits: 120, price: 1_300_000 },
  doctoral: { duration_years: 3, credits: 180, price: 1_900_000 },
}
type Level = keyof typeof usual

export const programs: Maker = function* (site) {
  for (const n of numbersOf(site, 'program')) {
    const random = site.random('program', n)
    const { profession, level, code } = trainingOf(site, n)
    const { duration_years, credits } = usual[level]
    const faculty = random.below(site.count('department'))
    const slots = site.slots(random)
    const name = say(vocabulary.units.program, { ...slots, name: () => namesOf(profession) })
    const accreditations = site.generation.frame.shared('accreditation')
    const { goals, outcomes, careers, awarded } = vocabulary.units
    const id = site.id('program', n)
    yield {
      path: `programs/${id}-${code.toLowerCase()}.yaml`,
      value: {
        id,
        code,
        profession_id: profession.id,
        ...texts('name', name),
        ...texts('degree_awarded', say(awarded, { code: () => same(code), name: () => name })),
        languages: random.pick([['kz'], ['kz', 'ru'], ['kz', 'ru', 'en']]),
        duration_years,
        credits,
        threshold_score: random.between(50, 75),
        department: site.faculty(faculty).slug,
        cafedra: site.chair(faculty, random.below(chairsOfFaculty)).id,
        ...texts('goals', element('p', say(goals, slots))),
        ...texts('outcomes', bullets(say(outcomes, slots), say(random.pick(vocabulary.texts.sentences), slots))),
        ...texts('careers', element('p', careers)),
        ...(accreditations.length > 0 && random.chance(0.5) ? { accreditations: [random.pick(accreditations).id] } : {}),
        ...(random.chance(0.2) ? { files: [someDocument(site, random, name)] } : {}),
        updated_at: site.generation.dates.time(-random.between(30, 300)),
      },
    }
  }
}

/** Fees, a file a year. */
export const prices: Maker = function* (site) {
  const { dates, frame } = site.generation
  const count = site.count('price')
  for (const n of numbersOf(site, 'price')) {
    const random = site.random('price', n)
    const year = dates.year - Math.floor((n * years) / count)
    const program = random.below(site.count('program'))
    const { level } = trainingOf(site, program)
    const price_citizen = usual[level].price - (dates.year - year) * 50_000 + random.between(0, 9) * 10_000
    const value = {
      id: site.id('price', n),
      category_id: random.pick(frame.shared('price-category').filter((category) => category['level'] === level)).id,
      program_id: site.id('program', program),
      basis: level === 'bachelor' ? random.pick(['school', 'college']) : 'higher',
      price_citizen,
      price_foreign: price_citizen + 300_000,
      academic_year: `${year}-${year + 1}`,
      effective_from: `${year}-07-01`,
      ...texts('note', vocabulary.units.note),
    }
    yield { path: `prices/${value.academic_year}.yaml`, isEntry: true, value }
  }
}

/** Passing scores of bachelors and masters, a file for each year and category. */
export const scores: Maker = function* (site) {
  const categories = site.generation.frame.shared('score-category').filter(({ level }) => level === 'bachelor' || level === 'master')
  const count = site.count('passing-score')
  const files = years * categories.length
  for (const n of numbersOf(site, 'passing-score')) {
    const random = site.random('passing-score', n)
    const file = Math.floor((n * files) / count)
    const year = site.generation.dates.year - Math.floor(file / categories.length)
    const category = categories[file % categories.length] as Shared
    const score_min = random.between(60, 110)
    const value = {
      id: site.id('passing-score', n),
      category_id: category.id,
      year,
      group_code: someGroup(site, random, String(category['level'])),
      edu_lang: random.pick(['kz', 'ru', 'en']),
      competition: random.pick(['general', 'rural', 'quota']),
      score_min,
      score_max: score_min + random.between(0, 25),
      grants_count: random.between(1, 60),
    }
    yield { path: `scores/${year}-${category.id}.yaml`, isEntry: true, value }
  }
}

/** Those of doctorates, a file a year. */
export const doctoralScores: Maker = function* (site) {
  const count = site.count('doctoral-score')
  for (const n of numbersOf(site, 'doctoral-score')) {
    const random = site.random('doctoral-score', n)
    const year = site.generation.dates.year - Math.floor((n * years) / count)
    const value = {
      id: site.id('doctoral-score', n),
      year,
      group_code: someGroup(site, random, 'doctoral'),
      edu_lang: random.pick(['kz', 'ru', 'en']),
      funding: random.pick(['state_grant', 'university_grant', 'paid']),
      places_count: random.between(1, 6),
      score_min: random.between(70, 90),
      exam_score_min: random.between(20, 40),
      language_score_min: 5.5,
    }
    yield { path: `doctoral-scores/${year}.yaml`, isEntry: true, value }
  }
}

/** What the classifier says of a programme: its profession, level and code. Programmes of one profession are numbered in it. */
function trainingOf(site: GeneratedSite, n: number): { profession: Shared; level: Level; code: string } {
  const { frame } = site.generation
  const professions = frame.shared('profession')
  const profession = professions[n % professions.length] as Shared
  const group = frame.shared('program-group').find(({ slug }) => slug === String(profession['group_code']).toLowerCase())
  const direction = frame.shared('training-direction').find(({ id }) => id === group?.['direction_id'])
  const number = (Math.floor(n / professions.length) * 7 + n) % 99
  return { profession, level: levelOf(site, direction), code: `${String(direction?.['code'])}${String(number + 1).padStart(2, '0')}` }
}

function levelOf(site: GeneratedSite, direction: Shared | undefined): Level {
  const field = site.generation.frame.shared('training-field').find(({ id }) => id === direction?.['field_id'])
  return field?.['level'] as Level
}

function someGroup(site: GeneratedSite, random: Random, level: string): string {
  const { frame } = site.generation
  const groups = frame.shared('program-group').filter((group) => levelOf(site, frame.shared('training-direction').find(({ id }) => id === group['direction_id'])) === level)
  return String(random.pick(groups).slug).toUpperCase()
}

export function namesOf(shared: Shared): Text {
  return inEach((language) => String(shared[`name_${language}`] ?? shared['name_kz'] ?? ''))
}
