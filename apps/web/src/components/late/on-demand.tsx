import { useLatest } from '@university/blocks/use-latest'
import { startTransition, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react'

export interface OnDemandProps<Props> {
  /** Its code is fetched when this first becomes true. */
  wanted: boolean
  /** The same function every time. */
  load: () => Promise<ComponentType<Props>>
  /** Told when the code does not come; the next wish tries again, and so does the next connection while it is wanted. */
  onFail?: (cause: unknown) => void
  /** Stands in while it is wanted and not there. */
  children?: ReactNode
  props: Props
}

/** A part of the layout whose code most visits never need. */
export function OnDemand<Props extends object>({ wanted, load, onFail, children, props }: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const missing = wanted && !Part
  const fail = useLatest(onFail)

  useEffect(() => {
    if (!missing) return
    let isCurrent = true
    window.addEventListener('online', tryAgain)
    load()
      // As a transition React draws it in slices: a form takes a slow telephone a fifth of a second.
      .then((part) => startTransition(() => setPart(() => part)))
      .catch((cause: unknown) => {
        console.error('A part of the page failed to load', cause)
        if (isCurrent) fail.current?.(cause)
      })
    return () => {
      isCurrent = false
      window.removeEventListener('online', tryAgain)
    }
  }, [fail, load, missing, tries])

  return Part ? <Part {...props} /> : <>{wanted && children}</>
}
