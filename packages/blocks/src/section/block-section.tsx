import { createContext, useContext, type ReactNode } from 'react'
import { useBlockEnvironment, type BlockEnvironment } from '../environment/environment'
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
  /** True where that is what it shows, such as a category: only one that shows the same has this title, too. */
  isOwnTitle?: boolean
  /** The option that such a title comes from; all of them without it. */
  titledBy?: string
  children: ReactNode
}

/** A block as a part of the page, with a name that no other part of it has. */
export function BlockSection({ title, isOwnTitle = false, titledBy, children }: BlockSectionProps) {
  const environment = useBlockEnvironment()
  const number = isOwnTitle ? numberOfTitle(environment, titledBy) : environment.sibling
  const name = number !== undefined && number > 1 ? `${title} (${number})` : title
  return (
    <section className={styles.section} aria-label={name}>
      <Context.Provider value={{ name, isOneOfSeveral: environment.sibling !== undefined }}>{children}</Context.Provider>
    </section>
  )
}

/** Which it is of those with the same title on the page, from 1. */
function numberOfTitle({ sibling, siblings = [] }: BlockEnvironment, titledBy: string | undefined): number {
  const [own, ...before] = siblings.slice(0, sibling).reverse().map((options) => JSON.stringify(titledBy === undefined ? options : options[titledBy]))
  return 1 + before.filter((other) => other === own).length
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
