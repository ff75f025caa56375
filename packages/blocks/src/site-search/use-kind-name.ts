import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'

/** Kinds of content as the contract numbers them. */
const kinds = {
  2: 'news',
  3: 'page',
  4: 'event',
  5: 'announcement',
  6: 'person',
  7: 'vacancy',
  8: 'dissertation',
  9: 'document',
} as const satisfies Record<Schema<'SearchHitType'>, string>

/** What a kind of content is called, in the plural. */
export function useKindName(): (type: Schema<'SearchHitType'>) => string {
  const { t } = useTranslation()
  return (type) => {
    const kind = kinds[type]
    return t(`search.kind_${kind}`)
  }
}
