import { useBlockEnvironment } from '@university/blocks/environment'
import { Letters } from '@university/blocks/letters'
import { PersonCard } from '@university/blocks/person-card'
import { useLanguage } from '../../i18n/use-language'
import { compareNames, letterOf } from '../../lib/compare-names'
import type { Group } from '../../lib/group-people'
import { langOf, type Text } from '../../lib/text'
import { Link } from '../link'
import * as styles from './people-directory.module.css'

export interface PeopleDirectoryProps {
  groups: readonly Group<{ readonly id: number; readonly name: Text }>[]
}

/** From how many people on a filter by letters is worth its place. */
const enoughForLetters = 10

/** People below the headings of their chairs. `?letter=С` of the address leaves those whose last name begins so. */
export function PeopleDirectory({ groups }: PeopleDirectoryProps) {
  const { t, language } = useLanguage()
  const { search } = useBlockEnvironment()
  const everyone = groups.flatMap(({ members }) => members)
  const letters = [...new Set(everyone.map(({ sortName }) => letterOf(sortName)))].sort(compareNames)
  const letter = letters.find((one) => one === new URLSearchParams(search).get('letter')?.toUpperCase())
  const shown = groups
    .map((group) => ({ ...group, members: letter ? group.members.filter(({ sortName }) => letterOf(sortName) === letter) : group.members }))
    .filter(({ members }) => members.length > 0)
  const count = shown.reduce((sum, { members }) => sum + members.length, 0)

  return (
    <section className={styles.directory} aria-labelledby="people">
      <div className={styles.head}>
        <h2 id="people">{t('department.people')}</h2>
        <p role="status">{everyone.length > 0 ? t('department.people_count', { count }) : t('department.empty')}</p>
      </div>
      {everyone.length >= enoughForLetters && <Letters label={t('department.letters')} all={t('department.all_letters')} others={t('department.other_letters')} letters={letters} current={letter} />}
      {shown.map(({ cafedra, members }) => (
        <div key={cafedra?.id ?? 0}>
          {groups.length > 1 && (
            <h3 className={styles.name} lang={cafedra ? langOf(cafedra.name, language) : undefined}>
              {cafedra ? <Link to={`/portfolio/department/cafedra/${cafedra.id}`}>{cafedra.name?.text}</Link> : t('department.own_people')}
            </h3>
          )}
          <ul className={styles.people}>
            {members.map(({ item }) => (
              <li key={item.id}>
                <PersonCard item={item} level={groups.length > 1 ? 4 : 3} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
