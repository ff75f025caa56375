import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useEndOfDay } from '../environment/use-end-of-day'
import type { DocItem } from './docs-list-block.options'
import * as styles from './docs-list-block.module.css'

/** Number, version, day of approval, how long it holds: what is known of them. */
export function DocFacts({ item: { number, version, approved, validUntil, isOver } }: { item: DocItem }) {
  const { t } = useTranslation()
  const { formatDate } = useBlockEnvironment()
  const { hasEnded, until } = useEndOfDay(validUntil, isOver)
  const day = (date: string) => formatDate(`${date}T00:00:00Z`)
  const facts = [number, version && t('docs.version', { version }), approved && t('docs.approved', { date: day(approved) }), validUntil && t('docs.valid_until', { date: day(validUntil) })]
  const known = facts.filter((fact) => fact !== null && fact !== '')
  if (known.length === 0) return null
  return (
    <ul className={styles.facts} data-until={until}>
      {known.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {hasEnded && <li className={styles.over}>{t('docs.expired')}</li>}
    </ul>
  )
}
