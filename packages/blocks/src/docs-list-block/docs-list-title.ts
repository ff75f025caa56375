import type { TFunction } from 'i18next'
import type { DocsListBlockInitial, DocsListBlockOptions } from './docs-list-block.options'

/** What the heading says: the category, where the editor chose one. */
export function docsListTitle(t: TFunction, { category_id }: DocsListBlockOptions, { categories }: DocsListBlockInitial): string {
  return categories.find(({ id }) => id === category_id)?.name ?? t('docs.title')
}
