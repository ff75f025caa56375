import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useNow } from '../environment/use-now'
import { ListFrame } from '../list/list-frame'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { useVacancies } from './use-vacancies'
import { VacancyFilters } from './vacancy-filters'
import type { VacancyListInitial, VacancyListOptions } from './vacancy-list.options'
import { vacancyListTitle } from './vacancy-list-title'
import { VacancyRow } from './vacancy-row'
import * as styles from './vacancy-list.module.css'

/** Posts that the university wants to fill; those whose deadline has passed since the build are marked where they stand. */
export function VacancyList({ options, initial }: EmbeddedProps<VacancyListOptions, VacancyListInitial>) {
  const { t } = useTranslation()
  const { href } = useBlockEnvironment()
  const now = useNow()
  const { params, pages } = useVacancies(options, initial)
  const title = vacancyListTitle(t, options, initial)

  return (
    <BlockSection title={title}>
      <BlockHead heading={title}>
        <p>
          {t('vacancies.lead')}{' '}
          <a href={href('/vacancy/feed.xml')} type="application/rss+xml">
            {t('vacancies.feed')}
          </a>
        </p>
      </BlockHead>
      <VacancyFilters params={params} options={options} categories={initial.categories} />
      <ListFrame pages={pages} count={(count) => t('vacancies.count', { count })} empty={t('vacancies.empty')} onReset={params.reset}>
        <ul className={styles.rows} aria-busy={pages.state === 'loading'}>
          {pages.shown.items.map((item) => (
            <li key={item.id}>
              <VacancyRow item={item} now={now} />
            </li>
          ))}
        </ul>
      </ListFrame>
    </BlockSection>
  )
}
