import { chairsOfFaculty } from '../generated-site'
import type { Maker } from '../made'
import { join, say, texts } from '../phrase'
import { bullets, numbersOf, paragraphs, readMore, someDocument, somePicture, withoutSome } from '../prose'
import { vocabulary } from '../vocabulary'
import { slugOf } from './pages'
import { startingLarge } from './site'

/** Days around today that events lie in, evenly. */
const eventDays = 120

/** Events, as many to come as past. A few are cancelled, or moved to another day. */
export const events: Maker = function* (site) {
  const { dates } = site.generation
  const count = site.count('event')
  for (const n of numbersOf(site, 'event')) {
    const random = site.random('event', n)
    const { title, lead, category } = random.pick(vocabulary.texts.events)
    const slots = site.slots(random)
    const days = Math.round((n / count) * 2 * eventDays) - eventDays
    const hour = random.between(4, 13)
    const published = dates.time(Math.min(days - 7, -random.between(0, 30)), 5)
    const { places, online } = vocabulary.words
    const isOnline = random.chance(0.12)
    const status = random.chance(0.04) ? 'cancelled' : random.chance(0.04) ? 'rescheduled' : 'scheduled'
    const id = site.id('event', n)
    const value = {
      id,
      ...texts('title', startingLarge(say(title, slots))),
      ...texts('summary', say(lead, slots)),
      ...texts('content', paragraphs(site, random, slots, random.between(1, 3))),
      category,
      starts_at: dates.time(days, hour),
      ...(random.chance(0.8) ? { ends_at: dates.time(days, hour + 2) } : {}),
      ...(status === 'rescheduled' ? { previous_starts_at: dates.time(days - 3, hour) } : {}),
      status,
      ...texts('place', isOnline ? online : random.pick(places)),
      ...(isOnline ? { attendance_mode: 'online', online_url: `https://video.kokzhiek.example/live/${id}` } : { room: String(random.between(101, 520)) }),
      ...texts('organizer', startingLarge(site.faculty(random.below(site.count('department'))).name)),
      ...(random.chance(0.3) ? { registration_url: `https://forms.kokzhiek.example/${id}` } : {}),
      ...somePicture(site, random),
      published_at: published,
      updated_at: published,
    }
    yield { path: `events/${id}-event.yaml`, value: withoutSome(value, random) }
  }
}

/** Announcements of the last year, most of which are over. */
export const announcements: Maker = function* (site) {
  const { dates } = site.generation
  const offices = site.generation.frame.shared('office').flatMap(({ slug }) => slug ?? [])
  const count = site.count('announcement')
  for (const n of numbersOf(site, 'announcement')) {
    const random = site.random('announcement', n)
    const { title, lead } = random.pick(vocabulary.texts.announcements)
    const slots = site.slots(random)
    const days = Math.ceil(((n + 1) / count) * 365) - 365
    const id = site.id('announcement', n)
    const name = startingLarge(say(title, slots))
    const content = join([paragraphs(site, random, slots, random.between(1, 2)), readMore(`/page/${slugOf(random.below(site.count('page')))}`, name)])
    const value = {
      id,
      ...texts('title', name),
      ...texts('lead', say(lead, slots)),
      ...texts('content', content),
      unit: random.chance(0.5) ? random.pick(offices) : site.faculty(random.below(site.count('department'))).slug,
      ...(random.chance(0.3) ? { files: [someDocument(site, random, name)] } : {}),
      published_at: dates.time(days, 5),
      updated_at: dates.time(days, 5),
      expires_at: dates.time(days + random.between(7, 60), 13),
    }
    yield { path: `announcements/${id}-announcement.yaml`, value: withoutSome(value, random) }
  }
}

export const vacancies: Maker = function* (site) {
  const { dates } = site.generation
  const { units } = vocabulary
  const count = site.count('vacancy')
  for (const n of numbersOf(site, 'vacancy')) {
    const random = site.random('vacancy', n)
    const { category, text } = random.pick(units.vacancies)
    const faculty = random.below(site.count('department'))
    const chair = site.chair(faculty, random.below(chairsOfFaculty))
    const slots = site.slots(random, { faculty: () => site.faculty(faculty).name, chair: () => chair.name })
    const days = Math.ceil(((n + 1) / count) * 200) - 200
    const salary = random.between(20, 60) * 10_000
    const id = site.id('vacancy', n)
    const value = {
      id,
      ...texts('title', startingLarge(say(text, slots))),
      category,
      unit: random.chance(0.7) ? `${site.faculty(faculty).slug}/${chair.id}` : site.faculty(faculty).slug,
      ...texts('city', units.city),
      employment_type: random.pick(['full_time', 'part_time', 'hourly', 'temporary', 'internship']),
      rate: random.pick([0.5, 1]),
      positions_count: random.between(1, 3),
      salary_from: salary,
      salary_to: salary + 100_000,
      ...texts('description', paragraphs(site, random, slots, 1)),
      ...Object.assign({}, ...(['duties', 'requirements', 'conditions'] as const).map((field) => texts(field, bullets(say(units[field], slots))))),
      ...texts('required_documents', bullets(units.papers)),
      contact_email: 'hr@kokzhiek.example',
      published_at: dates.time(days, 4),
      updated_at: dates.time(days, 4),
      deadline_at: dates.time(days + random.between(20, 60), 13),
      is_filled: random.chance(0.1),
    }
    yield { path: `vacancies/${id}-vacancy.yaml`, value: withoutSome(value, random) }
  }
}
