import { Fragment } from 'react'
import { useLangOf } from '../environment/use-lang-of'
import type { ProfessionItem } from './prof-list-block.options'

/** `Математика + Физика`, each in its language. */
export function ProfileSubjects({ subjects }: Pick<ProfessionItem, 'subjects'>) {
  const langOf = useLangOf()
  return (
    <>
      {subjects.map((subject, index) => (
        <Fragment key={index}>
          {index > 0 && ' + '}
          <span lang={langOf(subject)}>{subject.text}</span>
        </Fragment>
      ))}
    </>
  )
}
