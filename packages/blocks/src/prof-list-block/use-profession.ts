import { listProfessions, listPrograms } from '@university/api-client'
import { useOperation } from '@university/api-client/react'
import { allPagesOf } from '@university/api-client/read-all-pages'
import type { Failure } from '@university/api-client/result'
import { useState } from 'react'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import type { ProfessionItem } from './prof-list-block.options'
import { toProfessionItem } from './to-profession-item'
import { toProgramItem, type ProgramItem } from './to-program-item'

export interface OpenProfession {
  /** Undefined until it is known; null where there is none. */
  profession: ProfessionItem | null | undefined
  /** Undefined until they are there. */
  programs: readonly ProgramItem[] | undefined
  failure: Failure<unknown> | undefined
  retry: () => void
}

// There are a few dozen, and the contract has no call for a single one.
const allProfessions = allPagesOf(listProfessions)
const allPrograms = allPagesOf(listPrograms)

/**
 * A profession with its programmes.
 *
 * @param known the profession, where the list beside has it; asked for otherwise, as for a shared link
 */
export function useProfession(id: number, known: ProfessionItem | undefined): OpenProfession {
  const { site, language } = useBlockEnvironment()
  // The list beside may have turned to a page without it since.
  const [own, setOwn] = useState(known)
  if (known && known !== own) setOwn(known)
  const about = { slug: site, lang: language }
  const programs = useOperation(allPrograms, { body: { ...about, profession_id: id } }, { client })
  const professions = useOperation(allProfessions, own ? null : { body: about }, { client })
  const found = professions.data?.find((row) => row.id === id)
  const profession = own ?? (found ? toProfessionItem(found, language) : professions.data && null)

  return {
    profession,
    programs: profession ? programs.data?.map((row) => toProgramItem(row, language)) : undefined,
    failure: [programs, professions].find(({ status }) => status === 'failure')?.failure,
    retry: () => [programs, professions].forEach(({ status, retry }) => status === 'failure' && retry()),
  }
}
