import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toPicture } from '../picture/to-picture'
import type { PartnerItem } from './universities-list.options'

/** A partner university as the contract has it → in one language. */
export function toPartnerItem(row: Schema<'PartnerUniversity'>, language: Language): PartnerItem {
  const { country, logo, lat, lng } = row
  return {
    id: row.id,
    name: pickText(row, 'name', language) ?? { text: `#${row.id}`, language },
    country: { id: country.id, code: country.slug?.toUpperCase() ?? null, name: pickText(country, 'name', language) },
    city: pickText(row, 'city', language),
    logo: logo && toPicture(logo),
    website: row.website,
    cooperationIds: row.cooperation_ids,
    agreement: row.agreement_number,
    signed: row.signed_at,
    until: row.valid_until,
    isActive: row.is_active,
    place: lat === null || lng === null ? null : [lng, lat],
  }
}
