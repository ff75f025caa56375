import { useTranslation } from 'react-i18next'
import type { Schema } from '@university/api-client/types'
import { useBlockEnvironment } from '../environment/environment'
import { blockAddress, type BlockPlace } from '../page-content/block-address'

export interface FeesLinkProps {
  /** Where the site shows its fees; null where it does not. */
  fees: BlockPlace | null
  /** Code of the group whose scores are shown, where it is one. */
  group: string | undefined
  level: Schema<'EducationLevel'>
}

/** From scores to what the same programmes cost. */
export function FeesLink({ fees, group, level }: FeesLinkProps) {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  if (!fees) return null
  return (
    <p>
      <Link to={blockAddress(fees, group ? { q: group } : { level })}>{t('scores.fees')}</Link>
    </p>
  )
}
