import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { formatNumber } from '../environment/format-number'
import { SearchLink } from '../list/search-link'
import type { SearchChoice } from './read-search'
import * as styles from './site-search.module.css'
import { useKindName } from './use-kind-name'

/** What narrows a search: kinds and years, each with how much there is of it. */
export function Facets({ facets, choice }: { facets: Schema<'SearchFacets'>; choice: SearchChoice }) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const kindName = useKindName()
  const all = facets.type.reduce((sum, { count }) => sum + count, 0)
  const kinds = withChosen(facets.type, choice.type === 1 ? undefined : choice.type)
  const years = withChosen(facets.year, choice.year)
  return (
    <div className={styles.facets}>
      {kinds.length > 0 && (
        <nav aria-label={t('search.kinds')}>
          <p className={styles.facet} aria-hidden="true">
            {t('search.kinds')}
          </p>
          <ul className={styles.kinds}>
            <li>
              <SearchLink changes={{ type: undefined, page: undefined }} aria-current={choice.type === 1 ? 'true' : undefined}>
                {t('search.kind_all')} <span>{formatNumber(all, language)}</span>
              </SearchLink>
            </li>
            {kinds.map(({ value, count }) => (
              <li key={value}>
                <SearchLink changes={{ type: String(value), page: undefined }} aria-current={choice.type === value ? 'true' : undefined}>
                  {kindName(value)} <span>{formatNumber(count, language)}</span>
                </SearchLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(years.length > 1 || choice.year) && (
        <nav aria-label={t('search.years')}>
          <p className={styles.facet} aria-hidden="true">
            {t('search.years')}
          </p>
          <ul className={styles.years}>
            {choice.year && (
              <li>
                <SearchLink changes={{ year: undefined, page: undefined }}>{t('search.any_year')}</SearchLink>
              </li>
            )}
            {years.map(({ value, count }) => (
              <li key={value}>
                <SearchLink changes={{ year: String(value), page: undefined }} aria-current={choice.year === value ? 'true' : undefined}>
                  {value} <span>{formatNumber(count, language)}</span>
                </SearchLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** What the address asks for is there to be seen, and taken back, also where it finds nothing. */
function withChosen<Value>(found: readonly { value: Value; count: number }[], chosen: Value | undefined): readonly { value: Value; count: number }[] {
  return chosen === undefined || found.some(({ value }) => value === chosen) ? found : [...found, { value: chosen, count: 0 }]
}
