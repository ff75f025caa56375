import { need, textOf, type SiteContent } from './content'
import { say } from './messages'
import type { Sample } from './samples'
import { languages, type Language } from './sites'

type WithName = (title: string, language: Language) => string

/** The department with the most people among those that have chairs. */
export function departmentSample(content: SiteContent, withName: WithName): Sample {
  const department = departmentOf(content)
  return named(`/portfolio/department/${department.id}`, (language) => textOf(department, 'name', language).text, withName)
}

/** The first chair of that department. */
export function cafedraSample(content: SiteContent, withName: WithName): Sample {
  const department = departmentOf(content)
  const cafedra = need(department.cafedras[0], 'chair')
  const nameOf = (language: Language) => textOf(cafedra, 'name', language).text
  return {
    path: `/portfolio/department/cafedra/${cafedra.id}`,
    heading: nameOf,
    title: (language) => withName(`${nameOf(language)}, ${textOf(department, 'name', language).text}`, language),
  }
}

/** A person with a portrait, whose name is there in all languages. */
export function portfolioSample(content: SiteContent, withName: WithName): Sample {
  const person = need(
    content.people.find((one) => one.photo && hasAll(one, 'last_name')),
    'person with a portrait',
  )
  const nameOf = (language: Language) => {
    const [last, first, middle] = ['last_name', 'first_name', 'middle_name'].map((field) => textOf(person, field, language))
    const patronymic = middle?.language === language ? middle.text : ''
    return (language === 'en' ? [first?.text, patronymic, last?.text] : [last?.text, first?.text, patronymic]).filter(Boolean).join(' ')
  }
  return named(`/portfolio/${person.id}`, nameOf, withName)
}

/** The dissertation page with the most candidates. */
export function dissertationSample(content: SiteContent, withName: WithName): Sample {
  const dissertation = dissertationOf(content)
  const { id, program_code, year } = dissertation
  const nameOf = (language: Language) => textOf(dissertation, 'program_name', language).text
  return {
    path: `/dissertation/${id}`,
    heading: (language) => `${program_code} ${nameOf(language)}`,
    title: (language) => withName(`${say(language, 'defence.title')} · ${program_code} · ${nameOf(language)}, ${year}`, language),
  }
}

/** A candidate of that page whose topic is there in all languages. */
export function candidateSample(content: SiteContent, withName: WithName): Sample {
  const { id, doctorals } = dissertationOf(content)
  const doctoral = need(
    doctorals.find((one) => hasAll(one, 'topic') && hasAll(one, 'full_name')),
    'candidate in all languages',
  )
  return named(`/dissertation/${id}/doctorals/${doctoral.id}`, (language) => textOf(doctoral, 'full_name', language).text, withName)
}

function departmentOf({ departments }: SiteContent) {
  const [largest] = departments.filter(({ cafedras }) => cafedras.length > 0).sort((a, b) => b.people_count - a.people_count)
  return need(largest, 'department with chairs')
}

function dissertationOf({ dissertations }: SiteContent) {
  return need([...dissertations].sort((a, b) => b.doctorals.length - a.doctorals.length)[0], 'dissertation page')
}

function named(path: string, nameOf: (language: Language) => string, withName: WithName): Sample {
  return { path, heading: nameOf, title: (language) => withName(nameOf(language), language) }
}

function hasAll(source: object, field: string): boolean {
  return languages.every((language) => textOf(source, field, language).language === language)
}
