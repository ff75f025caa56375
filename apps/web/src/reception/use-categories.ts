import { listRequestCategories } from '@university/api-client'
import type { Schema } from '@university/api-client/types'
import { client } from '@university/blocks/client'
import { useCallback, useEffect, useState } from 'react'

export type Category = Schema<'QuestionCategory'>

/** The kinds of questions, asked for when the form opens. A failure goes to the console alone; the field offers another try. */
export function useCategories(): { categories: readonly Category[]; hasFailed: boolean; retry: () => void } {
  const [answer, setAnswer] = useState<readonly Category[] | 'failed'>([])

  const load = useCallback(async (signal?: AbortSignal) => {
    setAnswer([])
    const result = await listRequestCategories(client, { body: { name: 'req_category' } }, { signal })
    if (signal?.aborted) return
    if (result.ok) setAnswer(result.data)
    else {
      console.error('The categories of questions failed to load', result)
      setAnswer('failed')
    }
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [load])

  return { categories: answer === 'failed' ? [] : answer, hasFailed: answer === 'failed', retry: () => void load() }
}
