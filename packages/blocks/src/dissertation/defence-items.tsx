import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment, type Language } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { FileLinks } from '../files/file-links'
import { toFileItems, type FileItem } from '../files/to-file-items'
import { FailureNotice } from '../failure-notice/failure-notice'
import { Skeleton } from '../page-content/skeleton'
import type { CandidateItem } from './dissertation.options'
import { useDefence, type Defence } from './use-defence'
import * as styles from './defence-items.module.css'

/** The nine items that the rules on dissertation councils want to be public about a defence, and the conclusion. */
export function DefenceItems({ candidate, dissertation }: { candidate: CandidateItem; dissertation: number }) {
  const { t } = useTranslation()
  const { defence, failure, retry } = useDefence(dissertation, candidate.id)
  if (failure) return <FailureNotice what="part" failure={failure} retry={retry} />
  return (
    <div className={styles.frame}>
      <p className="visually-hidden" role="status">
        {defence ? t('defences.loaded') : t('list.loading')}
      </p>
      {defence ? <Items {...defence} /> : <Skeleton />}
    </div>
  )
}

function Items({ doctoral, reports }: Defence) {
  const { t } = useTranslation()
  const { language, formatDate } = useBlockEnvironment()
  const files = (...all: (Schema<'File'> | null)[]) => toFileItems(all.filter((file) => file !== null), language)
  const place = pickText(doctoral, 'place', language)
  const langOf = useLangOf()
  const stream = doctoral.status === 'planned' ? doctoral.stream_url : null

  return (
    <ol className={styles.items}>
      <Item title={t('defences.item_notice')}>
        {doctoral.defence_at ? `${formatDate(doctoral.defence_at)}, ${formatDate(doctoral.defence_at, 'time')}` : t('defences.no_date')}
        {/* Who watches from elsewhere has another hour. */}
        {doctoral.defence_at && stream && ` (${t('time.almaty')})`}
        {place && (
          <>
            . <span lang={langOf(place)}>{place.text}</span>
          </>
        )}{' '}
        {stream && <Outside to={stream}>{t('defences.stream')}</Outside>}
      </Item>
      <FileGroup title={t('defences.item_thesis')} files={files(doctoral.thesis)} />
      <FileGroup title={t('defences.item_annotation')} areAlike files={files(doctoral.annotation_kz, doctoral.annotation_ru, doctoral.annotation_en)} />
      <FileGroup title={t('defences.item_publications')} files={files(doctoral.publications)} />
      <FileGroup title={t('defences.item_consultants')} files={reviewsOf(doctoral.consultants, language)} />
      <FileGroup title={t('defences.item_reviewers')} files={reviewsOf(doctoral.reviewers, language)} />
      <Item title={t('defences.item_video')}>{doctoral.video_url ? <Outside to={doctoral.video_url}>{t('defences.video')}</Outside> : <None />}</Item>
      <FileGroup title={t('defences.item_reports')} files={files(...reports)} />
      <Item title={t('defences.item_changes')}>
        {doctoral.changes.length > 0 ? (
          <ul className={styles.changes}>
            {doctoral.changes.map((change, index) => {
              const text = pickText(change, 'text', language)
              return (
                <li key={index}>
                  <time dateTime={change.changed_at}>{formatDate(change.changed_at)}</time>: <span lang={langOf(text)}>{text?.text}</span>
                </li>
              )
            })}
          </ul>
        ) : (
          <span className={styles.none}>{t('defences.no_changes')}</span>
        )}
      </Item>
      {doctoral.conclusion && <FileGroup title={t('defences.item_conclusion')} files={files(doctoral.conclusion)} />}
    </ol>
  )
}

/** Reviews, each under the name of who wrote it. */
function reviewsOf(experts: Schema<'Doctoral'>['consultants'], language: Language): FileItem[] {
  return experts.flatMap((expert) => (expert.review ? toFileItems([expert.review], language).map((file) => ({ ...file, title: pickText(expert, 'full_name', language) ?? file.title })) : []))
}

/** @param areAlike where the files differ in nothing but their language */
function FileGroup({ title, files, areAlike = false }: { title: string; files: readonly FileItem[]; areAlike?: boolean }) {
  const { language } = useBlockEnvironment()
  return <Item title={title}>{files.length > 0 ? <FileLinks files={files} of={areAlike ? { text: title, language } : null} /> : <None />}</Item>
}

function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <div>{children}</div>
    </li>
  )
}

function None() {
  const { t } = useTranslation()
  return <span className={styles.none}>{t('defences.not_yet')}</span>
}

function Outside({ to, children }: { to: string; children: string }) {
  const { Link } = useBlockEnvironment()
  return <Link to={to}>{children}</Link>
}
