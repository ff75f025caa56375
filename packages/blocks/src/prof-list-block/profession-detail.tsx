import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalise } from '../environment/capitalise'
import { useLangOf } from '../environment/use-lang-of'
import { FailureNotice } from '../failure-notice/failure-notice'
import * as listStyles from '../list/paged-list.module.css'
import { SearchLink } from '../list/search-link'
import { Skeleton } from '../page-content/skeleton'
import { usePriceWords } from '../price-education/use-price-words'
import { FactRows, type FactRow } from '../unfold/fact-rows'
import type { ProfessionItem } from './prof-list-block.options'
import { ProfileSubjects } from './profile-subjects'
import { Program } from './program'
import { useProfession } from './use-profession'
import * as styles from './profession-detail.module.css'

export interface ProfessionDetailProps {
  id: number
  /** Id of the profession to which the reader has followed a link of the list. */
  followed: { readonly current: number | undefined }
  /** The profession, where the list beside has it. */
  known: ProfessionItem | undefined
}

/** A profession with its programmes, in the place of the list. */
export function ProfessionDetail({ id, followed, known }: ProfessionDetailProps) {
  const { t } = useTranslation()
  const { profession, programs, failure, retry } = useProfession(id, known)

  return (
    <div className={styles.detail}>
      <p className={styles.back}>
        <SearchLink changes={{ profession: undefined }}>
          <span aria-hidden="true">← </span>
          {t('professions.back')}
        </SearchLink>
      </p>
      {profession && <ProfessionHead profession={profession} followed={followed} />}
      {failure ? (
        <FailureNotice what="part" failure={failure} retry={retry} />
      ) : profession === null ? (
        <p className={listStyles.empty} role="status">
          {t('professions.gone')}
        </p>
      ) : (
        <>
          <p className={programs?.length === 0 ? listStyles.empty : styles.status} role="status">
            {!programs ? t('list.loading') : programs.length === 0 ? t('professions.no_programs_choose') : t('professions.programs', { count: programs.length })}
          </p>
          {programs ? programs.map((program) => <Program key={program.id} program={program} isOpen={programs.length === 1} />) : <Skeleton />}
        </>
      )}
    </div>
  )
}

function ProfessionHead({ profession, followed }: { profession: ProfessionItem } & Pick<ProfessionDetailProps, 'followed'>) {
  const { t } = useTranslation()
  const langOf = useLangOf()
  const words = usePriceWords()
  const heading = useRef<HTMLHeadingElement>(null)

  // Who followed a link to it, in the list or elsewhere, goes on reading here; who comes back to it, where they were.
  useEffect(() => {
    if (followed.current !== profession.id && window.scrollY > 0) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [followed, profession.id])

  const facts: FactRow[] = [
    [t('professions.field'), <span lang={langOf(profession.field)}>{profession.field.text}</span>],
    [t('professions.group'), profession.group],
    [t('professions.direction'), profession.code],
    [t('professions.subjects_needed'), profession.subjects.length > 0 && <ProfileSubjects subjects={profession.subjects} />],
    [t('professions.language'), capitalise(profession.languages.map(words.language).join(', '))],
  ]
  return (
    <header className={styles.head}>
      <p className={styles.level}>{capitalise(words.level(profession.level))}</p>
      <h2 ref={heading} tabIndex={-1} lang={langOf(profession.name)}>
        {profession.name.text}
      </h2>
      {profession.summary && <p lang={langOf(profession.summary)}>{profession.summary.text}</p>}
      <FactRows rows={facts} className={styles.facts} />
    </header>
  )
}
