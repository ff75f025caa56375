import { useMemo } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { withParameters } from '../environment/with-parameters'
import type { Parser } from './parameters'

type Values<Parsers> = { readonly [Name in keyof Parsers]: Parsers[Name] extends Parser<infer Value> ? Value | undefined : never }

export interface BlockParams<Parsers> {
  /** What the address asks for; undefined where it says nothing, or nothing that fits. */
  values: Values<Parsers>
  /**
   * Changes some of them; undefined, or an empty text, takes one out. The list begins at its first page again.
   *
   * @param options `replace` where the back button shall not undo it by itself: while somebody types
   */
  change(changes: { [Name in keyof Parsers]?: string | undefined }, options?: { replace?: boolean }): void
  /** Takes all of them out; undefined where the address asks for nothing but an order. */
  reset: (() => void) | undefined
}

/**
 * The state of a block in the address, where it can be shared, the back button undoes it, and another language keeps it.
 *
 * @param parsers name → how it is read; declared once, outside of the component
 */
export function useBlockParams<Parsers extends Record<string, Parser<unknown>>>(parsers: Parsers): BlockParams<Parsers> {
  const { search, changeSearch } = useBlockEnvironment()
  const values = useMemo(() => read(parsers, search), [parsers, search])

  function change(changes: Record<string, string | undefined>, options?: { replace?: boolean }): void {
    changeSearch((latest) => withParameters(latest, { ...changes, page: undefined }), options)
  }
  const isFiltered = Object.entries(values).some(([name, value]) => name !== 'sort' && value !== undefined)
  return { values, change, reset: isFiltered ? () => change(Object.fromEntries(Object.keys(parsers).map((name) => [name, undefined]))) : undefined }
}

function read<Parsers extends Record<string, Parser<unknown>>>(parsers: Parsers, search: string): Values<Parsers> {
  const parameters = new URLSearchParams(search)
  const entries = Object.entries(parsers).map(([name, parse]) => {
    const text = parameters.get(name)
    return [name, text === null ? undefined : parse(text)] as const
  })
  return Object.fromEntries(entries) as Values<Parsers>
}
