import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { resolvePerson, withoutPortfolio } from '../person'

export type DissertationCouncil = components['schemas']['DissertationCouncil'] & { sort_order: number }

/** Dissertation councils in display order. */
export const dissertationCouncil = defineKind<DissertationCouncil>({
  name: 'dissertation-council',
  files: { form: 'list', path: 'dissertation-councils.yaml' },
  schema: 'DissertationCouncil',
  extra: { sort_order: { type: 'integer' } },
  takenOverResolved: true,
  resolve(item, place) {
    item['sort_order'] = place.order
    for (const office of ['chair', 'secretary']) resolvePerson(item[office], office, place)
  },
  toFile: ({ sort_order: _order, chair, secretary, ...item }) => ({ ...item, chair: chair && withoutPortfolio(chair), secretary: secretary && withoutPortfolio(secretary) }),
})
