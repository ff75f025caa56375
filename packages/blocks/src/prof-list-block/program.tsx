import type { LocalText } from '@university/api-client/pick-text'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IsolatedContent } from '../content-block/isolated-content'
import { capitalise } from '../environment/capitalise'
import { endOfDay } from '../environment/end-of-day'
import { useBlockEnvironment } from '../environment/environment'
import { formatMoney } from '../environment/format-money'
import { useLangOf } from '../environment/use-lang-of'
import { useNow } from '../environment/use-now'
import { FileLinks } from '../files/file-links'
import { usePriceWords } from '../price-education/use-price-words'
import { Chevron } from '../unfold/chevron'
import { FactRows, type FactRow } from '../unfold/fact-rows'
import { isUnfolded, keepUnfolded } from '../unfold/unfolded'
import type { ProgramItem } from './to-program-item'
import { useFee } from './use-fee'
import { useScoreAddress } from './use-score-address'
import * as styles from './profession-detail.module.css'

/** A programme: in a line what it is, opened all that an applicant asks about it. */
export function Program({ program, isOpen }: { program: ProgramItem; isOpen: boolean }) {
  const { t } = useTranslation()
  const { language, Link, formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  const words = usePriceWords()
  const { degree, chair } = program
  const now = useNow() ?? 0
  const key = `program ${program.id}`
  const [isOpenAtFirst] = useState(isOpen || isUnfolded(key))
  const [wasOpened, setOpened] = useState(isOpenAtFirst)
  const fee = useFee(program, wasOpened)
  const scores = useScoreAddress(program, wasOpened)
  const amount = (label: string, tenge: number | null) => tenge !== null && <span className={styles.line}>{`${label}: ${formatMoney(tenge, language)}`}</span>
  const accreditations = program.accreditations.filter(({ until }) => endOfDay(until) > now)
  const facts: FactRow[] = [
    [t('professions.form'), capitalise(words.form(program.form))],
    [t('professions.duration'), words.years(program.duration)],
    [t('professions.credits'), program.credits],
    [t('professions.language'), capitalise(program.languages.map(words.language).join(', '))],
    [t('professions.threshold'), program.threshold],
    [t('scores.title'), scores && <Link to={scores}>{t('professions.scores', { group: program.group })}</Link>],
    [
      t('professions.fee'),
      fee && (
        <>
          {amount(t('price.citizens'), fee.citizen)}
          {amount(t('price.foreigners'), fee.foreign)}
        </>
      ),
    ],
    [t('professions.chair'), chair && <Link to={`/portfolio/department/cafedra/${chair.id}`}><span lang={langOf(chair.name)}>{chair.name.text}</span></Link>],
  ]

  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    setOpened(true)
    keepUnfolded(key, currentTarget.open)
  }

  return (
    <details className={styles.program} open={isOpenAtFirst} onToggle={onToggle}>
      <summary>
        <h3 className={styles.name} lang={langOf(program.name)}>
          {program.name.text}
        </h3>
        <span className={styles.meta}>{[program.code, words.form(program.form), words.years(program.duration)].join(' · ')}</span>
        {program.hasSecondDiploma && <span className={styles.tag}>{t('professions.second_diploma')}</span>}
        <Chevron />
      </summary>
      <div className={styles.body}>
        <FactRows rows={facts} className={styles.facts} />
        {degree && (
          <section className={styles.part}>
            <h4>{t('professions.degree')}</h4>
            <p lang={langOf(degree)}>{degree.text}</p>
          </section>
        )}
        <Part id={`Program-${program.id}-goals`} title={t('professions.goals')} text={program.goals} />
        <Part id={`Program-${program.id}-outcomes`} title={t('professions.outcomes')} text={program.outcomes} />
        <Part id={`Program-${program.id}-careers`} title={t('professions.careers')} text={program.careers} />
        {accreditations.length > 0 && (
          <section className={styles.part}>
            <h4>{t('professions.accreditations')}</h4>
            <ul>
              {accreditations.map(({ id, agency, number, until, url }) => (
                <li key={id}>
                  <span lang={langOf(agency)}>{url ? <a href={url}>{agency?.text ?? number}</a> : (agency?.text ?? number)}</span>, {t('professions.valid_until', { date: formatDate(`${until}T00:00:00Z`) })}
                </li>
              ))}
            </ul>
          </section>
        )}
        {program.files.length > 0 && (
          <section className={styles.part}>
            <h4>{t('professions.files')}</h4>
            <FileLinks files={program.files} />
          </section>
        )}
      </div>
    </details>
  )
}

function Part({ id, title, text }: { id: string; title: string; text: LocalText | null }) {
  if (!text) return null
  return (
    <section className={styles.part}>
      <h4>{title}</h4>
      <IsolatedContent id={id} html={text.text} textLanguage={text.language} />
    </section>
  )
}
