import { listScoreDirections } from '@university/api-client'
import { expecting } from '@university/api-client/expecting'
import { pickText } from '@university/api-client/pick-text'
import { useOperation } from '@university/api-client/react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { toName } from '../filters/choice'
import type { SelectOption } from '../filters/select-filter'
import { toOption } from '../filters/to-option'

const listDirections = expecting(listScoreDirections, Array.isArray)

/** The directions of a field of training, asked for when the field is chosen. None before they are there, and where they cannot be had. */
export function useDirections(field: number | undefined): SelectOption[] {
  const { site, language } = useBlockEnvironment()
  const { data = [] } = useOperation(listDirections, field === undefined ? null : { body: { field_id: field, slug: site, lang: language } }, { client })
  return data.map((row) => toOption({ id: row.id, ...toName(pickText(row, 'name', language), row.code, language) }))
}
