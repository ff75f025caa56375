import { navigate } from 'gatsby'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { searchTextAtom, searchTypeAtom } from './search'

/**
 * Keeps what the address of the search asks for. Who comes back without words finds the last search again; who takes the
 * words out of the field does not.
 */
export function useSharedSearch({ pathname, search }: { pathname: string; search: string }): void {
  const [text, setText] = useAtom(searchTextAtom)
  const [type, setType] = useAtom(searchTypeAtom)
  const isFirst = useRef(true)

  useEffect(() => {
    const asked = new URLSearchParams(search)
    const comesBack = isFirst.current && !asked.has('q') && text !== ''
    isFirst.current = false
    if (comesBack) return void navigate(`${pathname}?${new URLSearchParams({ q: text, ...(type !== 1 && { type: String(type) }) })}`, { replace: true })
    setText(asked.get('q') ?? '')
    setType(Number(asked.get('type') ?? 1))
    // The address decides; what it is compared with is no reason to do it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, search])
}
