import { createContext, useContext, type ReactNode } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import * as styles from './block-section.module.css'

interface NamedBlock {
  name: string
  /** True where the page has another one of the kind. */
  isOneOfSeveral: boolean
}

const Context = createContext<NamedBlock | undefined>(undefined)

export interface BlockSectionProps {
  /** What the block is called: as its heading says, or the one above it. */
  title: string
  /** True where that is what it shows, such as a category: another one of the kind on the page has another title then. */
  isOwnTitle?: boolean
  children: ReactNode
}

/** A block as a part of the page, with a name that no other part of it has. */
export function BlockSection({ title, isOwnTitle = false, children }: BlockSectionProps) {
  const { sibling } = useBlockEnvironment()
  const name = sibling !== undefined && sibling > 1 && !isOwnTitle ? `${title} (${sibling})` : title
  return (
    <section className={styles.section} aria-label={name}>
      <Context.Provider value={{ name, isOneOfSeveral: sibling !== undefined }}>{children}</Context.Provider>
    </section>
  )
}

/** The block that this is in; undefined outside of one, as in a list that has a page to itself. */
export function useNamedBlock(): NamedBlock | undefined {
  return useContext(Context)
}

/** What tells `Search` of one block from that of another of its kind, for who does not see where it stands: `: Rules`, or nothing. */
export function useNameSuffix(): string {
  const block = useNamedBlock()
  return block?.isOneOfSeveral ? `: ${block.name}` : ''
}

/** The same behind a label that is seen. */
export function NameSuffix() {
  const suffix = useNameSuffix()
  return suffix === '' ? null : <span className="visually-hidden">{suffix}</span>
}
