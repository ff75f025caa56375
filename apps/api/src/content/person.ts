import type { JsonObject } from '../contract/document'
import { fullNames } from './full-name'
import type { Place } from './kind'
import { languages } from './languages'
import { lookUp } from './references'

/**
 * Fills in a person that content names: someone with a portfolio has the name that stands there, and the degree where the
 * person has a field for it; others have their own. `withoutPortfolio` is the opposite.
 */
export function resolvePerson(value: unknown, field: string, place: Place): void {
  if (typeof value !== 'object' || value === null) return
  const person = value as JsonObject
  const { portfolio_id } = person
  const named = languages.some((language) => typeof person[`full_name_${language}`] === 'string')
  if (portfolio_id === null || portfolio_id === undefined) {
    if (!named) place.fault(field, 'needs a portfolio_id or a full_name')
    return
  }
  // A project of one faculty may well name people of another, whom its own site does not list.
  const found = lookUp(portfolio_id, `${field}.portfolio_id`, 'portfolio', { ...place, findById: place.findAnywhere })
  if (!found) return
  if (named) place.fault(field, 'takes the name from the portfolio; leave it out')
  Object.assign(person, fullNames(found), 'degree_kz' in person ? degreesOf(found) : {})
}

/** What a file says of a person. */
export function withoutPortfolio<P extends { portfolio_id: number | null }>(person: P): Partial<P> {
  if (person.portfolio_id === null) return person
  return Object.fromEntries(Object.entries(person).filter(([field]) => !/^(full_name|degree)_/.test(field))) as Partial<P>
}

/** Degree and academic title, as they are written behind a name. */
function degreesOf(portfolio: JsonObject): JsonObject {
  return Object.fromEntries(
    languages.map((language) => [`degree_${language}`, [portfolio[`degree_${language}`], portfolio[`academic_title_${language}`]].filter(Boolean).join(', ') || null]),
  )
}
