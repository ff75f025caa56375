import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { BlockFrame } from './block-frame'
import { fakeApi, type FakeCall } from './fake-api'

export interface ShownBlock {
  /** What the block has asked for so far. */
  calls: readonly FakeCall[]
  /** The query of the address. */
  address: () => string
  /** How often the back button would lead to a former query. */
  steps: () => number
  /** The request that is under way. */
  lastCall: () => Promise<FakeCall>
  /** Answers it, or lets it fail. */
  reply: (how: (call: FakeCall) => void) => Promise<void>
  /** The reader goes to another page. */
  leave: () => void
}

/**
 * A block on an English page with an address, as the browser has it, and an API that answers when it is told to.
 *
 * @param calls of `fakeApi`, where a test shows several blocks, or looks at requests before it has shown one
 */
export function showBlock(block: ReactElement, start = '', calls: readonly FakeCall[] = fakeApi()): ShownBlock {
  let [address, steps] = [start, 0]
  function Page() {
    const [search, setSearch] = useState(start)
    const change = (next: string, { replace = false } = {}) => {
      address = next
      if (!replace) steps += 1
      setSearch(next)
    }
    return (
      <BlockFrame language="en" environment={{ search }} onSearch={change}>
        {block}
      </BlockFrame>
    )
  }
  const { unmount } = render(<Page />)
  return { calls, address: () => address, steps: () => steps, lastCall: () => lastOf(calls), reply: (how) => replyTo(calls, how), leave: unmount }
}

/** The latest request, or the latest to a path: the fake API notes one a moment later. */
export async function lastOf(calls: readonly FakeCall[], path = ''): Promise<FakeCall> {
  await settle()
  const call = calls.filter(({ url }) => url.endsWith(path)).at(-1)
  if (!call) throw new Error(`Nothing was asked for ${path}`)
  return call
}

/** Answers the latest request, or lets it fail. */
export async function replyTo(calls: readonly FakeCall[], how: (call: FakeCall) => void): Promise<void> {
  const call = await lastOf(calls)
  await act(async () => how(call))
}

/** What is to happen a moment later has happened. */
export function settle(): Promise<void> {
  return act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
}

/** Chooses an option of a filter by its value. */
export function choose(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
