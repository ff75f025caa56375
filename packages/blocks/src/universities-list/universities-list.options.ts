import type { listUniversities } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'
import type { PictureImage } from '../picture/picture.options'

/** What an editor may fix of the list of partners: filters of the contract. What is fixed is not offered to choose; an order is what the list begins with. */
export type UniversitiesListOptions = FixedOptions<typeof listUniversities>

/** A partner university in one language. */
export interface PartnerItem {
  id: number
  name: LocalText
  /** The code is that of ISO 3166-1, `TR`; null where the country has none. */
  country: { id: number; code: string | null; name: LocalText | null }
  city: LocalText | null
  logo: PictureImage | null
  website: string | null
  cooperationIds: readonly number[]
  agreement: string | null
  /** `2024-04-18`; null when unknown. */
  signed: string | null
  /** The last day; null without an end. */
  until: string | null
  isActive: boolean
  /** Longitude and latitude in degrees; null when unknown. */
  place: readonly [number, number] | null
}

export interface UniversitiesListInitial {
  page: ListPage<PartnerItem>
  countries: readonly Choice[]
  cooperations: readonly Choice[]
}
