import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { allTexts, shownText, sortsOfText } from '../languages'
import { resolvePerson, withoutPortfolio } from '../person'
import { resolveRef } from '../references'
import { endOfDay, startOfDay } from '../time'

type ProjectMember = components['schemas']['ProjectMember']

/** `stopped` is the only state that a file says; the others follow from the dates. */
export type ScientificProject = components['schemas']['ScientificProject'] & { stopped: boolean }

/** Scientific projects. Files name type and funding by slug, and members of staff by the id of their portfolio, without the name. */
export const scientificProject = defineKind<ScientificProject>({
  name: 'scientific-project',
  files: { form: 'folder', path: 'projects', fileName: ({ id }) => String(id) },
  schema: 'ScientificProject',
  namedOnly: true,
  defaults: { members: [], currency: 'KZT', publications_count: 0, stopped: false },
  computed: { status: 'planned' },
  extra: { stopped: { type: 'boolean' } },
  html: ['goal', 'results'],
  resolve(item, place) {
    resolveRef(item, 'type', 'project-type', place)
    resolveRef(item, 'funding', 'project-funding', place)
    resolvePerson(item['leader'], 'leader', place)
    if (Array.isArray(item['members'])) item['members'].forEach((member, index) => resolvePerson(member, `members[${index}]`, place))
    if (String(item['ends_at']) < String(item['starts_at'])) place.fault('ends_at', 'is before the first day')
  },
  facets: (item) => [
    { name: 'type', value: String(item.type.id) },
    { name: 'funding', value: String(item.funding.id) },
    { name: 'stopped', value: String(item.stopped) },
    ...yearsOf(item).map((year) => ({ name: 'year', value: year })),
    ...(item.leader.portfolio_id === null ? [] : [{ name: 'leader', value: String(item.leader.portfolio_id) }]),
    ...peopleOf(item).flatMap(({ portfolio_id }) => (portfolio_id === null ? [] : [{ name: 'person', value: String(portfolio_id) }])),
  ],
  sorts: (item) => ({
    ...sortsOfText(item, 'title'),
    ...sortsOfText(item.leader, 'full_name'),
    budget_amount: item.budget_amount,
    begins_at: { time: startOfDay(item.starts_at) },
    over_at: { time: endOfDay(item.ends_at) },
  }),
  searched: (item) => [item.irn, ...allTexts(item, 'title'), ...peopleOf(item).flatMap((person) => allTexts(person, 'full_name'))],
  listed: (item, language) => [item.irn, shownText(item, 'title', language)].filter(Boolean).join(' '),
  toFile: ({ type, funding, leader, members, ...item }) => ({ ...item, type: type.slug, funding: funding.slug, leader: withoutPortfolio(leader), members: members.map(withoutPortfolio) }),
})

export function peopleOf({ leader, members }: Pick<ScientificProject, 'leader' | 'members'>): ProjectMember[] {
  return [leader, ...members]
}

function yearsOf({ starts_at, ends_at }: ScientificProject): string[] {
  const [first, last] = [Number(starts_at.slice(0, 4)), Number(ends_at.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
