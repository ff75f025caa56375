import {
  listPortfolioAwards,
  listPortfolioExperience,
  listPortfolioGrants,
  listPortfolioInterests,
  listPortfolioProjects,
  listPortfolioSubjects,
} from '@university/api-client'
import { expecting } from '@university/api-client/expecting'
import type { Operation } from '@university/api-client/operation'
import { useOperation } from '@university/api-client/react'
import type { ReadProblem, Schema } from '@university/api-client/types'
import type { ReactNode } from 'react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { FailureNotice } from '../failure-notice/failure-notice'
import { PublicationList } from './publication-list'
import * as styles from './portfolio-sections.module.css'
import { AwardRow, ExperienceRow, GrantRow, InterestRow, ProjectRow, SubjectRow } from './rows'
import { SectionLoading } from './section-loading'
import type { Section } from './sections'

const operations = {
  projects: expecting(listPortfolioProjects, Array.isArray),
  grants: expecting(listPortfolioGrants, Array.isArray),
  subjects: expecting(listPortfolioSubjects, Array.isArray),
  awards: expecting(listPortfolioAwards, Array.isArray),
  experience: expecting(listPortfolioExperience, Array.isArray),
  interests: expecting(listPortfolioInterests, Array.isArray),
}

export interface SectionListProps {
  section: Section
  portfolioId: number
  /** Rows that the build knows of. */
  count: number
}

/** The list of one section, asked for at once. */
export function SectionList({ section, portfolioId, count }: SectionListProps) {
  switch (section) {
    case 'publications':
      return <PublicationList portfolioId={portfolioId} count={count} />
    case 'projects':
      return <Rows {...{ section, portfolioId, count }} operation={operations.projects} row={(row) => <ProjectRow row={row} />} />
    case 'grants':
      return <Rows {...{ section, portfolioId, count }} operation={operations.grants} row={(row) => <GrantRow row={row} />} />
    case 'subjects':
      return <Rows {...{ section, portfolioId, count }} operation={operations.subjects} row={(row) => <SubjectRow row={row} />} />
    case 'awards':
      return <Rows {...{ section, portfolioId, count }} operation={operations.awards} row={(row) => <AwardRow row={row} />} />
    case 'experience':
      return <Rows {...{ section, portfolioId, count }} operation={operations.experience} row={(row) => <ExperienceRow row={row} />} />
    case 'interests':
      return <Rows {...{ section, portfolioId, count }} operation={operations.interests} row={(row) => <InterestRow row={row} />} />
  }
}

interface RowsProps<Row> extends SectionListProps {
  operation: Operation<{ body: Schema<'PortfolioRequest'> }, Row[], ReadProblem>
  row: (row: Row) => ReactNode
}

function Rows<Row extends { id: number }>({ section, portfolioId, count, operation, row }: RowsProps<Row>) {
  const { language } = useBlockEnvironment()
  const answer = useOperation(operation, { body: { portfolio_id: portfolioId, lang: language } }, { client })
  if (answer.status === 'failure') return <FailureNotice what="list" failure={answer.failure} retry={answer.retry} />
  if (answer.status !== 'success') return <SectionLoading section={section} count={count} />
  return (
    <ul className={`${styles.list} ${section === 'interests' ? styles.chips : ''}`}>
      {answer.data.map((item) => (
        <li key={item.id}>{row(item)}</li>
      ))}
    </ul>
  )
}
