import { listScoreDirections } from '@university/api-client'
import { useEffect, useState } from 'react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { pickText } from '../environment/pick-text'

interface Directions {
  field: number
  options: { value: string; label: string }[]
}

/** The directions of a field of training, asked for when the field is chosen. None before they are there, and where they cannot be had. */
export function useDirections(field: number | undefined): Directions['options'] {
  const { site, language } = useBlockEnvironment()
  const [known, setKnown] = useState<Directions>()

  useEffect(() => {
    if (field === undefined) return
    const abort = new AbortController()
    void listScoreDirections(client, { body: { field_id: field, slug: site, lang: language } }, { signal: abort.signal }).then((result) => {
      if (!result.ok || abort.signal.aborted) return
      setKnown({ field, options: result.data.map((row) => ({ value: String(row.id), label: pickText(row, 'name', language)?.text ?? row.code })) })
    })
    return () => abort.abort()
  }, [field, language, site])

  return known !== undefined && known.field === field ? known.options : []
}
