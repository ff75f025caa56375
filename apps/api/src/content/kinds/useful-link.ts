import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type UsefulLink = components['schemas']['UsefulLink']

/** Links to services outside the site. */
export const usefulLink = defineKind<UsefulLink>({
  name: 'useful-link',
  files: { form: 'list', path: 'useful-links.yaml' },
  schema: 'UsefulLink',
})
