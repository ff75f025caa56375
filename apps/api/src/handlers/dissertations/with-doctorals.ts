import type { components } from '@university/api-schema/types'
import type { ContentStore } from '../../content/content-store'
import type { Site } from '../../content/kind'
import { doctoral } from '../../content/kinds/doctoral'

type Dissertation = components['schemas']['Dissertation']

/** Puts the published candidates into pages, by the day of the defence; a change of a candidate is one of the page. */
export async function withDoctorals(pages: Dissertation[], content: ContentStore, site: Site): Promise<Dissertation[]> {
  const facets = [{ name: 'dissertation', value: pages.map(({ id }) => String(id)) }]
  const all = pages.length === 0 ? [] : await content.list(doctoral, { site, facets, order: { by: 'defence_at', direction: 'asc' } })
  return pages.map((page) => {
    const doctorals = all.filter(({ dissertation_id }) => dissertation_id === page.id)
    const [updated_at = page.updated_at] = [page.updated_at, ...doctorals.map((candidate) => candidate.updated_at)].sort().reverse()
    return { ...page, doctorals, updated_at }
  })
}
