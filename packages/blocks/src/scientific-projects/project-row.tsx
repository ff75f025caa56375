import type { LocalText } from '@university/api-client/pick-text'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { formatMoney } from '../environment/format-money'
import { useLangOf } from '../environment/use-lang-of'
import { Unfold } from '../unfold/unfold'
import { ProjectDetails } from './project-details'
import { ProjectPersonName } from './project-person-name'
import type { ProjectItem } from './scientific-projects.options'
import * as styles from './project-row.module.css'

export interface ProjectRowProps {
  item: ProjectItem
  /** On paper all is shown. */
  isOpen: boolean
}

/** A project in a list: when and how far, what, who; the rest is folded away. */
export function ProjectRow({ item, isOpen }: ProjectRowProps) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const langOf = useLangOf()
  const [from, to] = [item.starts.slice(0, 4), item.ends.slice(0, 4)]
  return (
    <article className={styles.row}>
      <p className={styles.when}>
        <span className={styles.years}>{from === to ? from : `${from}–${to}`}</span>
        <span className={`${styles.status} ${styles[item.status]}`}>{t(`projects.status_${item.status}`)}</span>
      </p>
      <div className={styles.body}>
        <h3 className={styles.title} lang={langOf(item.title)}>
          {item.title.text}
        </h3>
        {item.leader.name && (
          <p>
            <span className={styles.label}>{t('projects.leader')}:</span> <ProjectPersonName person={item.leader} />
          </p>
        )}
        <ul className={styles.facts}>
          {[item.type, item.funding].flatMap((text, index) => (text ? [<Fact key={index} text={text} lang={langOf(text)} />] : []))}
          {item.budget !== null && <li className={styles.money}>{formatMoney(item.budget, language)}</li>}
          {item.irn && <li>{item.irn}</li>}
        </ul>
        <Unfold label={t('projects.details')} about={item.title} isOpen={isOpen}>
          <ProjectDetails item={item} />
        </Unfold>
      </div>
    </article>
  )
}

function Fact({ text, lang }: { text: LocalText; lang: string | undefined }) {
  return <li lang={lang}>{text.text}</li>
}
