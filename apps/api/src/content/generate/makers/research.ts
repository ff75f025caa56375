import type { Maker } from '../made'
import { element, join, say, texts } from '../phrase'
import { numbersOf } from '../prose'
import { vocabulary, type Text } from '../vocabulary'
import { startingLarge } from './site'

export const projects: Maker = function* (site) {
  const { dates, frame } = site.generation
  const { units } = vocabulary
  for (const n of numbersOf(site, 'scientific-project')) {
    const random = site.random('scientific-project', n)
    const slots = site.slots(random)
    const title = startingLarge(say(random.pick(units.projects), slots))
    const year = dates.year - random.below(6)
    const id = site.id('scientific-project', n)
    const leader = random.below(site.count('portfolio'))
    const members = Array.from({ length: random.below(4) }, (_, index) => (leader + index + 1) % site.count('portfolio'))
    yield {
      path: `projects/${id}-project.yaml`,
      value: {
        id,
        irn: `AP${String(10_000_000 + id)}`,
        ...texts('title', title),
        type: random.pick(frame.shared('project-type')).slug,
        funding: random.pick(frame.shared('project-funding')).slug,
        leader: { portfolio_id: site.id('portfolio', leader), ...texts('role', units.leader) },
        members: members.map((member) => ({ portfolio_id: site.id('portfolio', member), ...texts('role', units.member) })),
        ...texts('customer', units.customer),
        starts_at: `${year}-02-01`,
        ends_at: `${year + random.between(1, 3)}-11-30`,
        budget_amount: random.between(10, 120) * 1_000_000,
        ...texts('goal', element('p', say(units.goal, slots))),
        ...texts('results', element('p', say(units.result, slots))),
        publications_count: random.below(15),
        updated_at: dates.time(-random.between(10, 700)),
      },
    }
  }
}

export const partners: Maker = function* (site) {
  const { words } = vocabulary
  const { dates, frame } = site.generation
  const cooperations = frame.shared('cooperation')
  const countries = new Set(frame.shared('country').map(({ slug }) => slug))
  const cities = words.cities.filter(({ country }) => countries.has(country))
  for (const n of numbersOf(site, 'partner-university')) {
    const random = site.random('partner-university', n)
    const city = random.pick(cities)
    const { kz, ru, en, country, lat, lng } = city
    const signed = random.between(30, 3_000)
    yield {
      path: 'universities.yaml',
      isEntry: true,
      value: {
        id: site.id('partner-university', n),
        ...texts('name', say(words.universities[n % words.universities.length] as Text, { city: () => city })),
        country,
        ...texts('city', { kz, ru, en }),
        cooperation_ids: [random.pick(cooperations).id],
        agreement_number: `№ ${site.id('partner-university', n)}-М`,
        signed_at: dates.date(-signed),
        valid_until: dates.date(1_825 - signed),
        lat,
        lng,
      },
    }
  }
}

export const showcase: Maker = function* (site) {
  const { units } = vocabulary
  const { dates, frame } = site.generation
  for (const n of numbersOf(site, 'showcase-item')) {
    const random = site.random('showcase-item', n)
    const slots = site.slots(random)
    const id = site.id('showcase-item', n)
    yield {
      path: `showcase/${id}-product.yaml`,
      value: {
        id,
        ...texts('title', startingLarge(say(random.pick(units.products), slots))),
        ...texts('summary', say(units.summary, slots)),
        ...texts('description', join([element('p', say(units.summary, slots)), element('p', say(units.result, slots))])),
        category: random.pick(frame.shared('showcase-category')).slug,
        ...texts('developer', startingLarge(site.faculty(random.below(site.count('department'))).name)),
        status: random.pick(['development', 'pilot', 'live', 'archived']),
        trl: random.between(3, 9),
        launched_at: dates.date(-random.between(30, 2_000)),
      },
    }
  }
}
