import type { LocalText } from '@university/api-client/pick-text'
import type { PictureImage } from '../picture/picture.options'

/** What a card shows of a person. */
export interface PersonCardItem {
  readonly id: number
  /** The full name. */
  readonly name: LocalText
  /** One or two letters, drawn where there is no portrait. */
  readonly initials: string
  readonly position: LocalText | null
  /** Degrees and titles, the most important first. */
  readonly degrees: readonly LocalText[]
  readonly photo: PictureImage | null
}

export interface PersonCardOptions {
  item: PersonCardItem
  /** Level of the name in the outline of the page. Default 3. */
  level?: 2 | 3 | 4
  /** `head` stands out: the person who leads a department or chair. */
  variant?: 'card' | 'head'
  /** Above the name, such as the office that the person holds. */
  label?: string | undefined
  /** At work; a link of its own below the rest. */
  email?: string | null
}
