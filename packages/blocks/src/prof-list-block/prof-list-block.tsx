import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../list/paged-list'
import type { EmbeddedProps } from '../page-content/block-definition'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import type { ProfListBlockInitial, ProfListBlockOptions } from './prof-list-block.options'
import { ProfessionCard } from './profession-card'
import { ProfessionDetail } from './profession-detail'
import { ProfessionFilters } from './profession-filters'
import { useProfessions } from './use-professions'

/** Professions to study for: by level, field, subjects of the UNT, language and form of study; each leads to its programmes. */
export function ProfListBlock({ options, initial }: EmbeddedProps<ProfListBlockOptions, ProfListBlockInitial>) {
  const { t } = useTranslation()
  const id = useId()
  const { params, pages } = useProfessions(options, initial)
  const { profession } = params.values
  const former = useRef(profession)
  const followed = useRef<number>()

  // Who comes back from a profession goes on where it stands in the list.
  useEffect(() => {
    if (former.current !== undefined && profession === undefined) document.getElementById(`${id}${former.current}`)?.querySelector('a')?.focus()
    if (profession === undefined) followed.current = undefined
    former.current = profession
  }, [id, profession])

  return (
    <BlockSection title={t('professions.title')}>
      {profession !== undefined ? (
        <ProfessionDetail key={profession} id={profession} followed={followed} known={pages.shown.items.find((item) => item.id === profession)} />
      ) : (
        <>
          <BlockHead heading={t('professions.title')}>
            <p>{t('professions.lead')}</p>
          </BlockHead>
          <ProfessionFilters params={params} options={options} initial={initial} />
          <PagedList pages={pages} count={(count) => t('professions.count', { count })} empty={t('professions.empty')} onReset={params.reset} keyOf={(item) => item.id}>
            {(item) => <ProfessionCard item={item} linkId={`${id}${item.id}`} onFollow={() => void (followed.current = item.id)} />}
          </PagedList>
        </>
      )}
    </BlockSection>
  )
}
