import { useEffect, useRef } from 'react'

/**
 * What a component was given last, for effects that read it and that it must not start again.
 *
 * @returns always the same object; up to date in the effects that come after this hook
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
