import { useTranslation } from 'react-i18next'
import { endOfDay } from '../environment/end-of-day'
import { useBlockEnvironment } from '../environment/environment'
import { useIsPast } from '../environment/use-is-past'
import type { DocItem } from './docs-list-block.options'
import * as styles from './docs-list-block.module.css'

/** Number, version, day of approval, how long it holds: what is known of them. */
export function DocFacts({ item: { number, version, approved, validUntil, isOver } }: { item: DocItem }) {
  const { t } = useTranslation()
  const { formatDate } = useBlockEnvironment()
  const end = validUntil && new Date(endOfDay(validUntil)).toISOString()
  const hasEnded = useIsPast(end) || isOver
  const day = (date: string) => formatDate(`${date}T00:00:00Z`)
  const facts = [number, version && t('docs.version', { version }), approved && t('docs.approved', { date: day(approved) }), validUntil && t('docs.valid_until', { date: day(validUntil) })]
  const known = facts.filter((fact) => fact !== null && fact !== '')
  if (known.length === 0) return null
  return (
    <ul className={styles.facts} data-until={hasEnded ? undefined : (end ?? undefined)}>
      {known.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {hasEnded && <li className={styles.over}>{t('docs.expired')}</li>}
    </ul>
  )
}
