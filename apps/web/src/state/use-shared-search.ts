import { readSearch } from '@university/blocks/read-search'
import { navigate } from 'gatsby'
import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { searchTextAtom, searchTypeAtom } from './search'

/**
 * Keeps what the address of the search asks for. Who comes back without words finds the last search again; who takes the
 * words out of the field does not.
 */
export function useSharedSearch({ pathname, search }: { pathname: string; search: string }): void {
  const store = useStore()
  const isFirst = useRef(true)

  useEffect(() => {
    const wanted = readSearch(search)
    const [text, type] = [store.get(searchTextAtom), store.get(searchTypeAtom)]
    const comesBack = isFirst.current && !new URLSearchParams(search).has('q') && text !== ''
    isFirst.current = false
    if (comesBack) return void navigate(`${pathname}?${new URLSearchParams({ q: text, ...(type !== 1 && { type: String(type) }) })}`, { replace: true })
    store.set(searchTextAtom, wanted.q)
    store.set(searchTypeAtom, wanted.type)
  }, [pathname, search, store])
}
