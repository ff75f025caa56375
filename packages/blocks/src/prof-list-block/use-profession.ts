import { listProfessions, listPrograms } from '@university/api-client'
import { readAllPages } from '@university/api-client/read-all-pages'
import { useEffect, useState } from 'react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { useLatest } from '../environment/use-latest'
import type { ProfessionItem } from './prof-list-block.options'
import { toProfessionItem } from './to-profession-item'
import { toProgramItem, type ProgramItem } from './to-program-item'

export interface OpenProfession {
  /** Undefined until it is known; null where there is none. */
  profession: ProfessionItem | null | undefined
  /** Undefined until they are there. */
  programs: readonly ProgramItem[] | undefined
  isFailed: boolean
  retry: () => void
}

interface Answer {
  key: string
  profession: ProfessionItem | null
  programs: readonly ProgramItem[]
}

/**
 * A profession with its programmes.
 *
 * @param known the profession, where the list beside has it; asked for otherwise, as for a shared link
 */
export function useProfession(id: number, known: ProfessionItem | undefined): OpenProfession {
  const { site, language } = useBlockEnvironment()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const [failedKey, setFailedKey] = useState<string>()
  const key = `${id} ${language}`
  const latest = useLatest({ known })

  useEffect(() => {
    const abort = new AbortController()
    const about = { slug: site, lang: language }
    const options = { signal: abort.signal }
    setFailedKey(undefined)

    async function ask(): Promise<Answer | undefined> {
      const own = latest.current.known
      // There are a few dozen, and the contract has no call for a single one.
      const [programs, professions] = await Promise.all([
        readAllPages(client, listPrograms, { body: { ...about, profession_id: id } }, options),
        own === undefined ? readAllPages(client, listProfessions, { body: about }, options) : undefined,
      ])
      if (!programs.ok || (professions && !professions.ok)) return undefined
      const found = professions?.data.find((row) => row.id === id)
      return { key, profession: own ?? (found ? toProfessionItem(found, language) : null), programs: programs.data.map((row) => toProgramItem(row, language)) }
    }
    void ask().then((next) => {
      if (abort.signal.aborted) return
      if (next) setAnswer(next)
      else setFailedKey(key)
    })
    return () => abort.abort()
  }, [attempt, id, key, language, latest, site])

  const current = answer?.key === key ? answer : undefined
  return { profession: known ?? current?.profession, programs: current?.programs, isFailed: failedKey === key, retry: () => setAttempt(attempt + 1) }
}
