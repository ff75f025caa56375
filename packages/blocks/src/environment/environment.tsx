import type { Schema } from '@university/api-client/types'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

export type Language = Schema<'Language'>

/** When something takes place. */
export interface Period {
  /** RFC 3339. */
  readonly startsAt: string
  /** Null where it is open. Of whole days the midnight after the last one. */
  readonly endsAt: string | null
  /** True where only the days count. */
  readonly allDay: boolean
}

/** What the blocks need from the site around them; they know nothing of Gatsby. */
export interface BlockEnvironment {
  /** The sub-site as the contract names it; `""` is the main site. */
  site: Schema<'SiteSlug'>
  language: Language
  /** A link of the site: a path without a language, or an external URL. */
  Link: ComponentType<{ to: string; children: ReactNode }>
  /** The query of the address, `?page=2`; empty during the first render, so that server and browser agree. */
  search: string
  /**
   * Changes the query of the address, as a step that the back button undoes, or instead of the step before. Changes in one task are one step.
   *
   * @param change of what was asked for last, which may be newer than `search`
   */
  changeSearch: (change: (search: string) => string, options?: { replace?: boolean }) => void
  /** A query of the block, and that of the address → that of the address, for links; that of the block where absent. Further blocks of a page have a prefix. */
  queryOf?: (search: string, address: string) => string
  /**
   * Told when code that a block needs does not come; the block tries again by itself.
   *
   * @param isAwaited whether the reader has done something that waits for it, and shall be told
   */
  onMissingCode: (cause: unknown, isAwaited: boolean) => void
  /** Opens a path of the site that already names its language. */
  open: (path: string) => void
  /** A path without a language → with it. */
  href: (path: string) => string
  /** Where another site is, without a trailing slash: `https://lib.kokzhiek.example`. Only in the browser. */
  siteUrl: (site: Schema<'SiteSlug'>) => string
  /** A date in words, or a part of it; `time` is that of the clock. */
  formatDate: (iso: string, style?: 'date' | 'day' | 'month' | 'short-month' | 'year' | 'weekday' | 'time') => string
  /** From when to when, in words. */
  formatPeriod: (period: Period) => string
  /** The page that a block stands in, as others are told of it: its canonical address, and its title with the site's name. */
  page?: { readonly url: string; readonly title: string }
  /** Of a block in a page: true where the page has another one of its kind. */
  isOneOfSeveral?: boolean | undefined
  /** What the headings of the blocks before it say; undefined for one of its kind of which that is not known yet. */
  earlierTitles?: readonly (string | undefined)[] | undefined
}

const Context = createContext<BlockEnvironment | null>(null)

export const BlockEnvironmentProvider = Context.Provider

/**
 * The query of the address, with what other blocks of the page have there: what reads it renders with each change of theirs.
 * Empty where the block is the only one.
 */
export const AddressQuery = createContext('')

export function useBlockEnvironment(): BlockEnvironment {
  const environment = useContext(Context)
  if (!environment) throw new Error('A block was rendered outside BlockEnvironmentProvider')
  return environment
}
