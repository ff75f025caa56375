import type { LocalText } from '@university/api-client/pick-text'
import { useTranslation } from 'react-i18next'
import { IsolatedContent } from '../content-block/isolated-content'
import { useBlockEnvironment } from '../environment/environment'
import { formatMoney } from '../environment/format-money'
import { formatNumber } from '../environment/format-number'
import { useLangOf } from '../environment/use-lang-of'
import { FactRows, type FactRow } from '../unfold/fact-rows'
import { ProjectPersonName } from './project-person-name'
import type { ProjectItem } from './scientific-projects.options'
import * as styles from './project-row.module.css'

/** All that is known of a project beside its name. */
export function ProjectDetails({ item }: { item: ProjectItem }) {
  const { t } = useTranslation()
  const { language, formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  const words = (text: LocalText | null) => text && <span lang={langOf(text)}>{text.text}</span>
  const html = (name: string, text: LocalText | null) => text && <IsolatedContent id={`Project-${item.id}-${name}`} html={text.text} textLanguage={text.language} />
  const team = item.members.filter(({ name }) => name)
  const { report } = item

  const rows: FactRow[] = [
    [t('projects.goal'), html('goal', item.goal)],
    [t('projects.results'), html('results', item.results)],
    [
      t('projects.team'),
      team.length > 0 && (
        <ul className={styles.team}>
          {team.map((person, index) => (
            <li key={index}>
              <ProjectPersonName person={person} />
              {person.role && <span className={styles.role}> — {words(person.role)}</span>}
            </li>
          ))}
        </ul>
      ),
    ],
    [t('projects.field'), words(item.field)],
    [t('projects.customer'), words(item.customer)],
    [t('projects.period'), `${formatDate(`${item.starts}T00:00:00Z`)} – ${formatDate(`${item.ends}T00:00:00Z`)}`],
    [t('projects.budget'), item.budget === null ? t('projects.not_disclosed') : formatMoney(item.budget, language)],
    [t('projects.publications'), item.publications > 0 && formatNumber(item.publications, language)],
    [
      t('projects.report'),
      report && (
        <a href={report.url}>
          {words(report.title) ?? t('projects.report')} ({report.ext.toUpperCase()})
        </a>
      ),
    ],
  ]
  return (
    <div className={styles.details}>
      <FactRows rows={rows} />
    </div>
  )
}
