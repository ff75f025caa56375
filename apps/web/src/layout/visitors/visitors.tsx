import type { Schema } from '@university/api-client/types'
import { useBlockEnvironment } from '@university/blocks/environment'
import { formatNumber } from '@university/blocks/format-number'
import { whenNear } from '@university/blocks/when-near'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/use-language'
import { useLateMessages } from '../../i18n/use-late-messages'
import type { Shell } from '../../shell/shell'
import { countVisitor } from './count-visitor'
import * as styles from './visitors.module.css'

/** For the sites that have them: the visitor analytics, and the badge that counts visitors once it comes near the window. */
export function Visitors({ features }: { features: Shell['features'] }) {
  const { site, language } = useBlockEnvironment()
  const hasAnalytics = features.includes('analytics')

  useEffect(() => {
    if (!hasAnalytics) return
    const start = () =>
      import(/* webpackChunkName: "visitor-analytics" */ './visitor-analytics').then(
        ({ startAnalytics }) => startAnalytics(site, language),
        (cause: unknown) => console.error('The visitor analytics failed to load', cause),
      )
    const timer = setTimeout(() => void start(), 1000)
    return () => clearTimeout(timer)
  }, [hasAnalytics, language, site])

  return features.includes('visitor_badge') ? <Badge /> : null
}

function Badge() {
  const { t } = useLanguage()
  const areMessagesThere = useLateMessages()
  const { site, language } = useBlockEnvironment()
  const place = useRef<HTMLDivElement>(null)
  const [counts, setCounts] = useState<Schema<'VisitorCounts'>>()

  useEffect(() => {
    if (place.current) return whenNear('200px')(place.current, () => void countVisitor(site, language).then(setCounts))
  }, [language, site])

  return (
    <div ref={place} role="group" aria-label={areMessagesThere ? t('visitors.title') : undefined} className={styles.badge}>
      {counts && areMessagesThere && (
        <dl>
          <div>
            <dt>{t('visitors.online')}</dt>
            <dd>{formatNumber(counts.online, language)}</dd>
          </div>
          <div>
            <dt>{t('visitors.today')}</dt>
            <dd>{formatNumber(counts.today, language)}</dd>
          </div>
          <div>
            <dt>{t('visitors.total')}</dt>
            <dd>{formatNumber(counts.total, language)}</dd>
          </div>
        </dl>
      )}
    </div>
  )
}
