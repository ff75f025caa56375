import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { Chevron } from '../unfold/chevron'
import { isUnfolded, keepUnfolded } from '../unfold/unfolded'
import * as chevronStyles from '../unfold/chevron.module.css'
import { DefenceItems } from './defence-items'
import type { CandidateItem } from './dissertation.options'
import * as styles from './candidate-row.module.css'

export interface CandidateRowProps {
  candidate: CandidateItem
  /** Id of the page of defences that the candidate belongs to. */
  dissertation: number
}

/** Who defends what and when; below it, on demand, what must be public about the defence. */
export function CandidateRow({ candidate, dissertation }: CandidateRowProps) {
  const { t } = useTranslation()
  const { Link, formatDate } = useBlockEnvironment()
  const key = `defence ${candidate.id}`
  const [isOpen, setOpen] = useState(isUnfolded(key))
  const id = useId()
  const { name, topic, defenceAt, status } = candidate
  const langOf = useLangOf()

  function toggle() {
    setOpen(!isOpen)
    keepUnfolded(key, !isOpen)
  }

  return (
    <article className={styles.candidate}>
      <p className={styles.when}>
        {defenceAt ? (
          <time dateTime={defenceAt} className={status === 'cancelled' ? styles.struck : undefined}>
            {formatDate(defenceAt)}, {formatDate(defenceAt, 'time')}
          </time>
        ) : (
          <span>{t('defences.no_date')}</span>
        )}
        <span className={`${styles.status} ${styles[status]}`}>{t(`defences.status_${status}`)}</span>
      </p>
      <h4 className={styles.name} lang={langOf(name)}>
        <Link to={`/dissertation/${dissertation}/doctorals/${candidate.id}`}>{name.text}</Link>
      </h4>
      {topic && (
        <p className={styles.topic} lang={langOf(topic)}>
          {topic.text}
        </p>
      )}
      <button type="button" className={chevronStyles.toggle} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
        {t('defences.items')}
        <span className="visually-hidden">
          : <span lang={langOf(name)}>{name.text}</span>
        </span>
        <Chevron />
      </button>
      {isOpen && (
        <div id={id} className={styles.items}>
          <DefenceItems candidate={candidate} dissertation={dissertation} />
        </div>
      )}
    </article>
  )
}
