import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { Letters } from '../list/letters'
import { ListFrame } from '../list/list-frame'
import type { EmbeddedProps } from '../page-content/block-definition'
import { PersonCard } from '../person-card/person-card'
import { BlockHead } from '../section/block-head'
import { BlockSection } from '../section/block-section'
import { PeopleFilters } from './people-filters'
import type { PortfolioListInitial, PortfolioListOptions } from './portfolio-list.options'
import { usePeople } from './use-people'
import * as styles from './portfolio-list.module.css'

/** From how many people on letters are worth their place. */
const enoughForLetters = 10

/** Members of staff: by name, from the department to the chair, by the first letter. */
export function PortfolioList({ options, initial }: EmbeddedProps<PortfolioListOptions, PortfolioListInitial>) {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  const people = usePeople(options, initial)
  const { params, pages, letters, letter, department, chair } = people
  const isEnough = letters.length > 1 && pages.shown.total >= enoughForLetters
  // Until other people are there, nobody knows whether they are: the letters stay as they were, with the keyboard in them.
  const [hadLetters, setHadLetters] = useState(isEnough)
  const hasLetters = !options.letter && (letter !== undefined || (pages.state === 'ready' ? isEnough : hadLetters))
  if (hasLetters !== hadLetters) setHadLetters(hasLetters)

  return (
    <BlockSection title={t('people.title')}>
      <BlockHead heading={t('people.title')}>
        {chair ? (
          <p>
            <Link to={`/portfolio/department/cafedra/${chair.id}`}>
              <span lang={chair.lang}>{chair.name}</span>
            </Link>
          </p>
        ) : (
          department && (
            <p>
              <Link to={`/portfolio/department/${department.id}`}>
                <span lang={department.lang}>{department.name}</span>
              </Link>
            </p>
          )
        )}
      </BlockHead>
      <PeopleFilters people={people} options={options} departments={initial.departments} />
      {hasLetters && <Letters label={t('people.letters')} all={t('people.all_letters')} others={t('list.other_letters')} letters={letters} current={letter} />}
      <ListFrame pages={pages} count={(count) => t('people.count', { count })} empty={t('people.empty')} onReset={params.reset}>
        <ul className={styles.cards} aria-busy={pages.state === 'loading'}>
          {pages.shown.items.map((person) => (
            <li key={person.id}>
              <PersonCard item={person} email={person.email} />
            </li>
          ))}
        </ul>
      </ListFrame>
    </BlockSection>
  )
}
