import { useEffect, useState } from 'react'
import { readAddress, writeAddress, type Address } from './address'
import { BlockList } from './block-list'
import type { CatalogueBlock } from './list-states'
import { Showing } from './showing'
import { Tools } from './tools'
import * as styles from './catalogue.module.css'

/** All blocks with their states on the left; one of them on the right, as a page of the site would show it. */
export function Catalogue({ blocks }: { blocks: readonly CatalogueBlock[] }) {
  const address = useAddress()
  const block = blocks.find(({ id }) => id === address.block)
  const state = block?.states.find(({ id }) => id === address.state)
  const title = block && state ? `${block.name}: ${state.name}` : undefined

  useEffect(() => {
    document.title = title ? `${title} · Blocks` : 'Blocks'
  }, [title])

  return (
    <div className={styles.catalogue}>
      <a className="skip-link" href="#showing" onClick={skip}>
        Skip to the block
      </a>
      <BlockList blocks={blocks} address={address} />
      <main id="showing" className={styles.main} tabIndex={-1}>
        {block && state ? (
          <>
            <Tools address={address} onChange={(change) => (window.location.hash = writeAddress({ ...address, ...change }))} />
            <Showing block={block} state={state} address={address} />
          </>
        ) : (
          <Welcome blocks={blocks} />
        )}
      </main>
    </div>
  )
}

function Welcome({ blocks }: { blocks: readonly CatalogueBlock[] }) {
  const states = blocks.reduce((sum, block) => sum + block.states.length, 0)
  return (
    <div className={styles.welcome}>
      <h1>Blocks of the site</h1>
      <p>
        {blocks.length} blocks and parts of pages in {states} states. What a block asks the API for is answered by the mocks of the contract; nothing leaves this page.
      </p>
      <p>
        Choose a state in the list. <kbd>/</kbd> goes to the search, <kbd>↓</kbd> and <kbd>↑</kbd> through the list. The address holds what is shown, in which language, theme and width.
      </p>
    </div>
  )
}

function useAddress(): Address {
  const [address, setAddress] = useState(() => readAddress(window.location.hash))
  useEffect(() => {
    const read = () => setAddress(readAddress(window.location.hash))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return address
}

/** The fragment of the address says what is shown, so the link moves the focus by itself. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById('showing')?.focus()
}
