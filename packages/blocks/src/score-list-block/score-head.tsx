import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { FeesLink, type FeesLinkProps } from '../scores/fees-link'
import { BlockHead } from '../section/block-head'
import type { ScoreCategory, ScoreItem } from './score-list-block.options'

export interface ScoreHeadProps extends Pick<FeesLinkProps, 'fees' | 'group'> {
  items: readonly ScoreItem[]
  category: ScoreCategory | undefined
  year: number | undefined
}

/** What the scores below are: of which test and year, where they were published. */
export function ScoreHead({ items, category, year, fees, group }: ScoreHeadProps) {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  const [source, ...otherSources] = new Set(items.flatMap(({ source }) => source ?? []))
  return (
    <BlockHead heading={t('scores.title')} detail={year}>
      {category && <p>{t('scores.lead', { test: category.name, limit: category.limit })}</p>}
      {source !== undefined && otherSources.length === 0 && (
        <p>
          <Link to={source}>{t('scores.published')}</Link>
        </p>
      )}
      {category && <FeesLink fees={fees} group={group} level={category.level} />}
    </BlockHead>
  )
}
