import { useRef } from 'react'

/** @returns the former object as long as each of its fields is the same, so that what is made of it stays, too */
export function useSame<Value extends object>(value: Value): Value {
  const former = useRef(value)
  if (Object.entries(value).some(([name, field]) => !Object.is(field, former.current[name as keyof Value]))) former.current = value
  return former.current
}
