import { listPortfolios } from '@university/api-client'
import { useEffect, useState } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import type { Choice } from '../filters/choice'
import { id, matching, oneOf, words } from '../list/parameters'
import { useAskedPages } from '../list/use-asked-pages'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import type { DepartmentItem, PeoplePage, PersonItem, PortfolioListInitial, PortfolioListOptions } from './portfolio-list.options'
import { toPeoplePage } from './to-people-page'

export const degrees = ['doctor', 'candidate', 'phd', 'profile_doctor', 'master'] as const

/** What the address of the people holds. */
const peopleParams = {
  q: words,
  department: id,
  chair: id,
  degree: oneOf(...degrees),
  /** Of the last name. */
  letter: matching(/\p{L}/u),
}

export type PeopleParams = BlockParams<typeof peopleParams>

export interface People {
  params: PeopleParams
  pages: Pages<PersonItem, PeoplePage>
  letters: readonly string[]
  /** The one that holds; undefined for all. */
  letter: string | undefined
  department: DepartmentItem | undefined
  chair: Choice | undefined
}

/** The people that the address asks for. What the editor has fixed, it cannot change. */
export function usePeople(options: PortfolioListOptions, { page, departments }: PortfolioListInitial): People {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(peopleParams)
  const { values } = params
  const department = departments.find((one) => one.id === (options.department_id ?? values.department))
  const chairs = department ? department.chairs : departments.flatMap((one) => one.chairs)
  const chair = chairs.find((one) => one.id === (options.cafedra_id ?? values.chair))
  const [known, setKnown] = useState(page.letters)
  // Another language has other letters; its list is shown whole then.
  const letter = known.find((one) => one === values.letter?.toUpperCase())
  const asked = {
    ...(values.q && { q: values.q }),
    ...(department && { department_id: department.id }),
    ...(values.degree && { degree: values.degree }),
    ...(letter && { letter }),
    ...(chair && { cafedra_id: chair.id }),
    ...options,
  }
  const body = { slug: site, lang: language, ...asked }
  const { pages } = useAskedPages({ name: 'people', operation: listPortfolios, body, asked, built: options, initial: page, toPage: (answer) => toPeoplePage(answer, language) })
  const { letters } = pages.shown
  // Somebody may have come since the build whose letter it does not know.
  useEffect(() => setKnown((former) => [...new Set([...former, ...letters])]), [letters])
  return { params, pages, letters, letter, department, chair }
}
