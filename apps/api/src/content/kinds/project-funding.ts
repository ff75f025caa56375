import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

export type ProjectFunding = components['schemas']['ProjectFunding'] & { slug: string }

/** Kinds of funding of scientific projects, one list for all sites. */
export const projectFunding = defineKind<ProjectFunding>({
  name: 'project-funding',
  files: { form: 'list', path: 'project-funding.yaml' },
  schema: 'ProjectFunding',
  shared: true,
  computed: { projects_count: 0 },
  extra: { slug: { type: 'string' } },
})
