import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { allTexts, shownText, sortsOfText } from '../languages'
import { lookUp, resolveRef } from '../references'
import { endOfDay, never, startOfDay } from '../time'

type PartnerUniversity = components['schemas']['PartnerUniversity']

/** Universities with an agreement. Files name the country by its code; before the day of signing there is no agreement to show. */
export const partnerUniversity = defineKind<PartnerUniversity>({
  name: 'partner-university',
  files: { form: 'list', path: 'universities.yaml' },
  schema: 'PartnerUniversity',
  namedOnly: true,
  computed: { is_active: false },
  resolve(item, place) {
    resolveRef(item, 'country', 'country', place)
    const { cooperation_ids: kinds, lat, lng, signed_at, valid_until } = item
    if (Array.isArray(kinds)) kinds.forEach((id, index) => lookUp(id, `cooperation_ids[${index}]`, 'cooperation', place))
    if ((lat === null) !== (lng === null)) place.fault(lat === null ? 'lat' : 'lng', 'is needed with the other coordinate')
    if (signed_at !== null && valid_until !== null && String(valid_until) < String(signed_at)) place.fault('valid_until', 'is before the day of signing')
  },
  row: ({ signed_at }) => ({ publishedAt: signed_at === null ? null : startOfDay(signed_at) }),
  facets: ({ country, cooperation_ids }) => [
    { name: 'country', value: String(country.id) },
    ...cooperation_ids.map((id) => ({ name: 'cooperation', value: String(id) })),
  ],
  sorts: (item) => ({
    ...sortsOfText(item, 'name'),
    ...sortsOfCountry(item.country),
    signed_on: item.signed_at === null ? null : { time: item.signed_at },
    valid_until: item.valid_until === null ? null : { time: item.valid_until },
    over_at: { time: item.valid_until === null ? never : endOfDay(item.valid_until) },
  }),
  searched: (item) => allTexts(item, 'name', 'city'),
  listed: (item, language) => [shownText(item, 'name', language), shownText(item, 'city', language), shownText(item.country, 'name', language)].filter(Boolean).join(', '),
  toFile: ({ country, ...item }) => ({ ...item, country: country.slug }),
})

function sortsOfCountry(country: object): Record<string, string | null> {
  return Object.fromEntries(Object.entries(sortsOfText(country, 'name')).map(([key, name]) => [`country_${key}`, name]))
}
