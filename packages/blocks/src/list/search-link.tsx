import { useContext, type ReactNode } from 'react'
import { AddressQuery, useBlockEnvironment } from '../environment/environment'
import { isPlainClick } from '../environment/path-to-open'
import { useFocusHandover } from '../environment/use-focus-handover'
import { withParameters } from '../environment/with-parameters'

export interface SearchLinkProps {
  /** Parameters of the address that the link sets, or takes out where undefined; the others stay. */
  changes: Record<string, string | undefined>
  /** Told before the address changes, where the link is followed here and not in another tab. */
  onFollow?: () => void
  className?: string | undefined
  lang?: string | undefined
  rel?: 'prev' | 'next'
  'aria-current'?: 'true' | 'page' | undefined
  'aria-label'?: string
  children: ReactNode
}

/** A link to the same page with another query: it can be shared, and the back button undoes it. */
export function SearchLink({ changes, onFollow, children, ...rest }: SearchLinkProps) {
  const { search, changeSearch, queryOf = same } = useBlockEnvironment()
  const address = useContext(AddressQuery)
  const ref = useFocusHandover<HTMLAnchorElement>()
  return (
    <a
      ref={ref}
      href={queryOf(withParameters(search, changes), address) || '?'}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onFollow?.()
        changeSearch((latest) => withParameters(latest, changes))
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

const same = (query: string) => query
