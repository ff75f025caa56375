import type { TFunction } from 'i18next'
import type { ListBlockInitial } from './list-block.options'

/** What the heading says: as editors call the list. */
export function listBlockTitle(t: TFunction, { title }: ListBlockInitial): string {
  return title?.text ?? t('entries.label')
}
