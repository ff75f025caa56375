import { useEffect, useState } from 'react'
import { useBlockEnvironment } from '../environment/environment'

/**
 * `?token=` of a link in a letter.
 *
 * @returns null where it is missing or cannot be one; undefined during the first render, which does not know the address
 */
export function useToken(): string | null | undefined {
  const { search } = useBlockEnvironment()
  const [isKnown, setKnown] = useState(false)
  useEffect(() => setKnown(true), [])
  if (!isKnown) return undefined
  const token = new URLSearchParams(search).get('token') ?? ''
  return /^[A-Za-z0-9_-]{20,200}$/.test(token) ? token : null
}
