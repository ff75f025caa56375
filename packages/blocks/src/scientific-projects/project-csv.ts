import { useTranslation } from 'react-i18next'
import type { CsvValue } from '../table/to-csv'
import type { ProjectItem } from './scientific-projects.options'

/** @returns projects → rows of a file, the headers first */
export function useProjectCsv(): (items: readonly ProjectItem[]) => CsvValue[][] {
  const { t } = useTranslation()
  return (items) => [
    headers.map((header) => t(`projects.${header}`)),
    ...items.map((item) => [
      item.irn,
      item.title.text,
      item.leader.name?.text ?? null,
      item.type?.text ?? null,
      item.funding?.text ?? null,
      item.field?.text ?? null,
      item.starts,
      item.ends,
      item.budget,
      item.publications,
      t(`projects.status_${item.status}`),
    ]),
  ]
}

const headers = ['irn', 'topic', 'leader', 'type', 'funding', 'field', 'starts', 'ends', 'budget_tenge', 'publications', 'status'] as const
