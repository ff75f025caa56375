import { listRequestCategories } from '@university/api-client'
import { expecting } from '@university/api-client/expecting'
import { useOperation } from '@university/api-client/react'
import type { Schema } from '@university/api-client/types'
import { client } from '@university/blocks/client'
import { useEffect } from 'react'

export type Category = Schema<'QuestionCategory'>

/** Of what is no list nothing could be shown, and the form would go away with all that was typed. */
const askCategories = expecting(listRequestCategories, Array.isArray)

/** The kinds of questions, asked for when the form opens. A failure goes to the console alone; the field offers another try. */
export function useCategories(): { categories: readonly Category[]; hasFailed: boolean; retry: () => void } {
  const { status, data = [], failure, retry } = useOperation(askCategories, { body: { name: 'req_category' } }, { client })

  useEffect(() => {
    if (failure) console.error('The categories of questions failed to load', failure)
  }, [failure])

  return { categories: data, hasFailed: status === 'failure', retry }
}
