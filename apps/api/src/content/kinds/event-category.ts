import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type EventCategory = components['schemas']['EventCategory']

/** Categories of events, one list for all sites. */
export const eventCategory = defineKind<EventCategory>({
  name: 'event-category',
  files: { form: 'list', path: 'event-categories.yaml' },
  schema: 'EventCategory',
  shared: true,
  computed: { events_count: 0, upcoming_count: 0 },
})
