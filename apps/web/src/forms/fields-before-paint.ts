import { useLayoutEffect, useReducer } from 'react'

/**
 * Within a `Form`: has its fields registered before the reader sees them. react-final-form 7 does it in an effect after the
 * paint, and resets what was typed until then.
 */
export function FieldsBeforePaint(): null {
  const [, render] = useReducer((count: number) => count + 1, 0)
  // React runs the effects that wait before it renders again, and it renders again before the paint.
  useLayoutEffect(() => render(), [])
  return null
}
