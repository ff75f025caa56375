import type { MockOperations } from '@university/api-client/testing'
import type { Mocks } from '@university/api-client/testing/mocks'

export type OperationName = keyof MockOperations
export type ApiMocks = Mocks<MockOperations>

/**
 * What the fixtures of a block cannot show: how it asks the API by itself, and what a reader makes of it. The catalogue
 * (`npm run blocks`) shows it with the mocks of the contract.
 */
export interface Story<Options> {
  /** As an editor writes them. */
  options: Options
  /** The operations that the first screen comes from, the one with the rows first; empty for a block that asks for nothing. */
  asks: readonly OperationName[]
  /** What a reader adds to the address so that the block asks anew, `?level=bachelor`; absent where nothing makes it. */
  step?: `?${string}`
  /** States of its own by what they show. One that has the name of a usual state takes its place. */
  states?: Record<string, StoryState>
}

export interface StoryState {
  /** In a sentence, what is to be seen. */
  about?: string
  /** What is answered while the block asks for its first screen. Absent where that comes with the page, as on the site. */
  first?: (mocks: ApiMocks) => void
  /** What is answered once the first screen is there. */
  later?: (mocks: ApiMocks) => void
  /** True where an answer never comes, or late: the wait for it is what is to be seen. */
  isWaiting?: boolean
  /** Where the reader goes then: a query of the address. */
  step?: `?${string}`
  /** What the reader presses then, one after another: keys of the messages that the names of buttons begin with. */
  press?: readonly string[]
  /** CSS selector of what is there in the end, where that is more than answers: what is drawn by code that is fetched. */
  shows?: string
}
