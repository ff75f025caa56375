import type { Client } from '@university/api-client/client'
import type { Result } from '@university/api-client/result'
import type { ReadProblem, Schema } from '@university/api-client/types'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Language } from '../environment/environment'

/** What the view of a block in a page gets. */
export interface EmbeddedProps<Options, Initial> {
  /** As the editor wrote them; the API lets through only what fits the contract. */
  options: Options
  /** What the loader gave. */
  initial: Initial
}

/** What a view gets that has ids of its own. */
export interface PlacedProps<Options, Initial> extends EmbeddedProps<Options, Initial> {
  /** What the fragment of an address names the block by; no other block of the page has it. */
  id: string
}

/** For whom the first screen of a block is asked for. */
export interface BlockRequest<Options> {
  /** `""` is the main site. */
  site: Schema<'SiteSlug'>
  language: Language
  options: Options
}

/**
 * Asks for the first screen of a block: what it shows in one language, and no more, because it travels in the data of the
 * page. The build runs it, and the browser where the build could not know.
 */
export type BlockLoader<Options, Initial> = (client: Client, request: BlockRequest<Options>) => Promise<Result<Initial, ReadProblem>>

export type BlockView<Options, Initial> = (props: PlacedProps<Options, Initial>) => ReactNode

interface BlockDefinition<ViewOptions, ViewInitial, LoadOptions, Loaded> {
  /**
   * What its heading says, so that those after it on the page can have other names; absent for one without a heading.
   *
   * @param initial undefined where the build does not know it
   * @returns undefined where that depends on it
   */
  title?: (t: TFunction, options: ViewOptions, initial: ViewInitial | undefined) => string | undefined
  view: () => Promise<BlockView<ViewOptions, ViewInitial>>
  /** Absent for a block that asks for nothing. */
  load?: () => Promise<BlockLoader<LoadOptions, Loaded>>
}

/** A block whoever it is: what its view takes is what its loader gave. */
export type AnyBlock = BlockDefinition<never, never, never, unknown>

/** Holds view and loader together: the loader gives what the view takes. */
export function block<Options, Initial>(definition: BlockDefinition<Options, Initial, Options, Initial>): AnyBlock {
  return definition
}
