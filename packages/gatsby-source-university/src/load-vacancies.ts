import { getVacancy, listVacancies } from '@university/api-client'
import type { Client } from '@university/api-client/client'
import type { Schema } from '@university/api-client/types'
import { check, isRefused } from './check-answer'
import { mapConcurrently } from './map-concurrently'
import { readList } from './read-list'

type Vacancy = Schema<'Vacancy'>
type Summary = Schema<'VacancySummary'>

/** For so long a closed vacancy keeps its page, in milliseconds: who kept its address learns what became of it. */
const keptFor = 180 * 86_400_000

/**
 * The open vacancies of a site, and those that closed in the last 180 days as the list still has them: in short, with
 * `status: closed` and for no search engine. One that closes while it is read is among these.
 *
 * @param site for errors
 * @throws SourceError when a call fails or an answer breaks the contract
 */
export async function loadVacancies(client: Client, slug: Schema<'SiteSlug'>, { site, atOnce, onItem, now = Date.now() }: { site: string; atOnce: number; onItem: () => void; now?: number }): Promise<Vacancy[]> {
  const all = await readList(client, listVacancies, { body: { slug, lang: 'kz' as const, status: 'all' as const } }, { name: 'listVacancies', site })
  const kept = all.filter((row) => row.status === 'open' || closedAt(row, now) > now - keptFor)
  return mapConcurrently(kept, atOnce, async (row) => {
    const answer = row.status === 'open' ? await getVacancy(client, { body: { id: row.id, slug } }) : undefined
    onItem()
    return !answer || isRefused(answer, 410) ? toClosed(row) : check('getVacancy', `vacancy ${row.id}, ${site}`, answer)
  })
}

/** One that was filled before its deadline closed with its last change. */
function closedAt({ deadline_at, updated_at }: Summary, now: number): number {
  const deadline = deadline_at === null ? Infinity : Date.parse(deadline_at)
  return deadline <= now ? deadline : Date.parse(updated_at)
}

function toClosed(row: Summary): Vacancy {
  return { ...row, ...nothing, status: 'closed' }
}

/** What only an open vacancy says. */
const nothing = {
  description_kz: null,
  description_ru: null,
  description_en: null,
  duties_kz: null,
  duties_ru: null,
  duties_en: null,
  requirements_kz: null,
  requirements_ru: null,
  requirements_en: null,
  conditions_kz: null,
  conditions_ru: null,
  conditions_en: null,
  required_documents_kz: null,
  required_documents_ru: null,
  required_documents_en: null,
  files: [],
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  seo: { meta_title_kz: null, meta_title_ru: null, meta_title_en: null, meta_description_kz: null, meta_description_ru: null, meta_description_en: null, og_image: null, noindex: true },
} satisfies Omit<Vacancy, keyof Summary>
