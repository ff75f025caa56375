import { timeNow } from '@university/blocks/clock'
import { useNow } from '@university/blocks/use-now'
import { useEffect, useReducer, useState } from 'react'
import { draftStore } from '../forms/draft'
import { receipts } from '../forms/receipts'
import { useFragment } from '../lib/use-fragment'

type Vacancy = NonNullable<Queries.VacancyQuery['universityVacancy']>

/** Why no application is taken: it is closed, or there is no such vacancy any more. */
export type Ending = 'closed' | 'gone'

export interface Application {
  /** The reader's clock; undefined during the first render. */
  now: number | undefined
  /** By the build, by the reader's clock, or by what the server has said since. */
  ending: Ending | undefined
  isOpen: boolean
  /** The reader wanted it, so the focus goes to it. */
  isWanted: boolean
  toggle(): void
  /** What the server has said. */
  end(ending: Ending): void
}

/** The fragment that opens the form at once: lists of vacancies link to it. */
const fragment = 'apply'

/** In milliseconds: what `useNow` counts in, and the longest time that a timer takes. */
const minute = 60_000
const longestTimer = 2 ** 31 - 1

/** Where the draft of an application is kept. */
export const draftName = (vacancyId: number): string => `application-${vacancyId}`

/** Whether the application form of a vacancy is open, and whether there is anything to apply for. */
export function useApplication(vacancy: Pick<Vacancy, 'api_id' | 'status' | 'deadline_at'> | null): Application {
  const now = useNow()
  const [place, setPlace] = useState({ isOpen: false, isWanted: false })
  const [answered, setAnswered] = useState<Ending>()
  const [, renderAnew] = useReducer((count: number) => count + 1, 0)

  const id = vacancy?.api_id
  const deadline = vacancy?.deadline_at ? Date.parse(vacancy.deadline_at) : Infinity
  const isClosedByBuild = vacancy?.status === 'closed'
  const ending = answered ?? (isClosedByBuild || (now !== undefined && deadline <= now) ? 'closed' : undefined)

  useFragment(fragment, () => {
    // As `useNow` reads the clock; the first effects do not know it yet.
    const isClosed = isClosedByBuild || deadline <= Math.floor(timeNow() / minute) * minute
    if (id !== undefined && !isClosed) setPlace({ isOpen: true, isWanted: true })
  })

  // What was typed is to be seen after a reload, also when it has closed meanwhile; what was sent, in another language.
  useEffect(() => {
    if (id !== undefined && (receipts.has(draftName(id)) || draftStore(draftName(id)).read())) setPlace((place) => (place.isOpen ? place : { isOpen: true, isWanted: false }))
  }, [ending, id])

  // Who has the form before them is told when the deadline comes.
  useEffect(() => {
    const left = deadline - timeNow()
    if (!place.isOpen || left < 0 || left > longestTimer - minute) return
    const timer = setTimeout(renderAnew, left + minute)
    return () => clearTimeout(timer)
  }, [deadline, place.isOpen])

  return {
    now,
    ending,
    isOpen: place.isOpen,
    isWanted: place.isWanted,
    toggle: () => setPlace(({ isOpen }) => ({ isOpen: !isOpen, isWanted: true })),
    end: setAnswered,
  }
}
