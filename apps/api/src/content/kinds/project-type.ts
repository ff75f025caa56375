import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

export type ProjectType = components['schemas']['ProjectType'] & { slug: string }

/** Types of scientific projects, one list for all sites. */
export const projectType = defineKind<ProjectType>({
  name: 'project-type',
  files: { form: 'list', path: 'project-types.yaml' },
  schema: 'ProjectType',
  shared: true,
  computed: { projects_count: 0 },
  extra: { slug: { type: 'string' } },
})
