import type { components } from '@university/api-schema/types'
import type { ListOptions } from '../../content/content-store'
import type { ScientificProject } from '../../content/kinds/scientific-project'
import { endOfDay, startOfDay } from '../../content/time'

type ProjectStatus = components['schemas']['ProjectStatus']

/** @param now in the form in which times are stored */
export function statusOf({ stopped, starts_at, ends_at }: ScientificProject, now: string): ProjectStatus {
  if (stopped) return 'stopped'
  if (startOfDay(starts_at) > now) return 'planned'
  return endOfDay(ends_at) > now ? 'ongoing' : 'completed'
}

/** What a list asks for to get the projects in one state. */
export function withStatus(status: ProjectStatus, now: string): Required<Pick<ListOptions, 'facets' | 'ranges'>> {
  const ranges = {
    planned: [{ name: 'begins_at', after: now }],
    ongoing: [{ name: 'begins_at', to: now }, { name: 'over_at', after: now }],
    completed: [{ name: 'over_at', to: now }],
    stopped: [],
  }
  return { facets: [{ name: 'stopped', value: String(status === 'stopped') }], ranges: ranges[status] }
}
