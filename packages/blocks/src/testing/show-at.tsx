import { render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import type { BlockEnvironment } from '../environment/environment'
import { BlockFrame } from './block-frame'

/** A block on a page whose address follows what the block asks for. @returns setSearch is told each query; what implements it goes to one, as the back button does */
export function showAt(start: string, block: ReactNode, { language = 'en', ...environment }: Partial<BlockEnvironment> = {}) {
  const setSearch = jest.fn<void, [string]>()
  function Page() {
    const [search, set] = useState(start)
    setSearch.mockImplementation(set)
    return (
      <BlockFrame language={language} environment={{ ...environment, search }} onSearch={setSearch}>
        {block}
      </BlockFrame>
    )
  }
  return { setSearch, ...render(<Page />) }
}
