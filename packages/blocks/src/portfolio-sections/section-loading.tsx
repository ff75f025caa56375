import { useTranslation } from 'react-i18next'
import { SectionSkeleton } from './section-skeleton'
import type { Section } from './sections'

/** The list is on its way. */
export function SectionLoading({ section, count }: { section: Section; count: number }) {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('list.loading')}
      </p>
      <SectionSkeleton section={section} count={count} />
    </div>
  )
}
