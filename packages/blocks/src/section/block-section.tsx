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
  /** What the block is called: as its heading says, or the one above it. The registry tells it to the blocks after it. */
  title: string
  children: ReactNode
}

/** A block as a part of the page, with a name that no other part of it has. */
export function BlockSection({ title, children }: BlockSectionProps) {
  const { isOneOfSeveral = false, earlierTitles = [] } = useBlockEnvironment()
  // One that nobody knows yet may turn out to be the same.
  const number = 1 + earlierTitles.filter((other) => other === undefined || other === title).length
  const name = number > 1 ? `${title} (${number})` : title
  return (
    <section className={styles.section} aria-label={name}>
      <Context.Provider value={{ name, isOneOfSeveral }}>{children}</Context.Provider>
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
