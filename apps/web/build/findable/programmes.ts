import { listPrograms } from '@university/api-client'
import { createClient } from '@university/api-client/client'
import { retry } from '@university/api-client/extensions/retry'
import { readAllPages } from '@university/api-client/read-all-pages'
import type { Schema } from '@university/api-client/types'
import { slugOf } from 'gatsby-source-university/site-names'
import { languages, languageTags, type Language } from '../../src/i18n/languages'
import { textOf } from '../read-html'
import { organizationId, type Thing } from './json-ld'

export type Programme = Schema<'Program'>

const timeoutMs = 20_000
const modes: Record<Programme['study_form'], string> = { full_time: 'full-time', evening: 'part-time', distance: 'online' }

/**
 * Educational programmes have no pages, so they are no nodes of Gatsby; they are read here for what search engines are told.
 *
 * @param apiUrl where the API answers
 * @throws Error when the API does not give them
 */
export async function readProgrammes(apiUrl: string, site: string): Promise<Programme[]> {
  const client = createClient({ baseUrl: apiUrl, timeoutMs, extensions: [retry()] })
  const answer = await readAllPages(client, listPrograms, { body: { slug: slugOf(site) } })
  if (!answer.ok) throw new Error(`The programmes of ${site} cannot be read: ${answer.kind}`)
  return answer.data
}

/**
 * A programme in the vocabulary of schema.org.
 *
 * @param chair who teaches it, on the page of a chair
 */
export function programmeThing(programme: Programme, language: Language, origin: string, chair?: string): Thing {
  const university = { '@id': organizationId(origin) }
  const name = text(programme, 'name', language)
  return {
    '@type': 'EducationalOccupationalProgram',
    name,
    identifier: programme.code,
    description: textOf(text(programme, 'goals', language) ?? '') || undefined,
    educationalCredentialAwarded: text(programme, 'degree_awarded', language),
    educationalProgramMode: modes[programme.study_form],
    timeToComplete: duration(programme.duration_years),
    numberOfCredits: programme.credits,
    inLanguage: programme.languages.map((taught) => languageTags[taught]),
    provider: chair ? { '@type': 'EducationalOrganization', name: chair, parentOrganization: university } : university,
  }
}

/** `1.5` → `P1Y6M`. */
function duration(years: number): string {
  const months = Math.round((years % 1) * 12)
  return `P${years >= 1 ? `${Math.floor(years)}Y` : ''}${months > 0 ? `${months}M` : ''}`
}

/** In the language of the page or, without a translation, in the first that there is. */
function text(programme: Programme, field: 'name' | 'goals' | 'degree_awarded', language: Language): string | undefined {
  const found = [language, ...languages].find((candidate) => programme[`${field}_${candidate}` as const])
  return found && (programme[`${field}_${found}` as const] ?? undefined)
}
