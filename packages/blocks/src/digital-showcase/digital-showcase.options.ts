import type { listShowcase } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'
import type { PictureImage } from '../picture/picture.options'

/** What an editor may fix of the showcase: filters of the contract. What is fixed is not offered to choose; an order is what the list begins with. */
export type DigitalShowcaseOptions = FixedOptions<typeof listShowcase>

/** A digital product in one language. */
export interface ShowcaseProduct {
  id: number
  title: LocalText
  summary: LocalText | null
  /** Sanitised HTML. */
  description: LocalText | null
  category: { id: number; name: LocalText | null }
  logo: PictureImage | null
  screenshots: readonly { image: PictureImage; alt: LocalText | null }[]
  /** Where it can be used; null when it is not open to visitors. */
  url: string | null
  developer: LocalText | null
  status: Schema<'ShowcaseStatus'>
  /** Technology readiness level, 1–9; null when not assessed. */
  trl: number | null
  patent: string | null
  email: string | null
  /** `2025-09-01` */
  launched: string | null
}

export interface DigitalShowcaseInitial {
  page: ListPage<ShowcaseProduct>
  categories: readonly Choice[]
}
