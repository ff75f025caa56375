import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { writeAddress, type Address } from './address'
import type { CatalogueBlock } from './list-states'
import { searchBlocks } from './search-blocks'
import * as styles from './block-list.module.css'

/** The way to every state: by search, by keys, by hand. */
export function BlockList({ blocks, address }: { blocks: readonly CatalogueBlock[]; address: Address }) {
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const found = searchBlocks(blocks, words)
  const count = found.reduce((sum, block) => sum + block.states.length, 0)
  const isSearched = words.trim() !== ''

  useEffect(() => {
    const focusSearch = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      setOpen(true)
      search.current?.focus()
    }
    window.addEventListener('keydown', focusSearch)
    return () => window.removeEventListener('keydown', focusSearch)
  }, [])

  // Where a phone shows either the list or the block, a choice shows the block.
  useEffect(() => setOpen(false), [address.block, address.state])
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [address.block, address.state])

  function move(event: KeyboardEvent): void {
    const steps: Record<string, (index: number, last: number) => number> = { ArrowDown: (index, last) => Math.min(index + 1, last), ArrowUp: (index) => Math.max(index - 1, 0), Home: () => 0, End: (_, last) => last }
    const step = steps[event.key]
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('summary, details[open] a') ?? [])]
    // In the field the keys of the line stay the field's.
    if (!step || (event.target === search.current && event.key !== 'ArrowDown')) return
    event.preventDefault()
    stops[step(stops.indexOf(document.activeElement as HTMLElement), stops.length - 1)]?.focus()
  }

  return (
    <aside className={styles.side} data-open={isOpen || address.state === ''} onKeyDown={move}>
      <p className={styles.brand}>
        <a href="#/">Blocks</a>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          All states
        </button>
      </p>
      <div className={styles.search} role="search">
        <label htmlFor="search">Find a block or state</label>
        <input ref={search} id="search" className="control" type="search" autoComplete="off" value={words} onChange={(event) => setWords(event.target.value)} />
        <p role="status">{isSearched ? `${count} ${count === 1 ? 'state' : 'states'} found` : ''}</p>
      </div>
      <nav ref={list} className={styles.blocks} aria-label="Blocks and their states">
        {[true, false].map((isEmbedded) => (
          <Group key={String(isEmbedded)} title={isEmbedded ? 'Blocks in pages' : 'Parts of pages'} blocks={found.filter((block) => block.isEmbedded === isEmbedded)} address={address} isSearched={isSearched} />
        ))}
      </nav>
    </aside>
  )
}

function Group({ title, blocks, address, isSearched }: { title: string; blocks: readonly CatalogueBlock[]; address: Address; isSearched: boolean }) {
  if (blocks.length === 0) return null
  return (
    <section>
      <h2 className={styles.group}>{title}</h2>
      {blocks.map((block) => (
        <Entry key={`${block.id} ${isSearched}`} block={block} address={address} isSearched={isSearched} />
      ))}
    </section>
  )
}

function Entry({ block, address, isSearched }: { block: CatalogueBlock; address: Address; isSearched: boolean }) {
  const isCurrent = block.id === address.block
  const [isOpen, setOpen] = useState(isCurrent || isSearched)
  useEffect(() => {
    if (isCurrent) setOpen(true)
  }, [isCurrent])
  return (
    <details className={styles.entry} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {block.name} <span aria-hidden="true">{block.states.length}</span>
      </summary>
      <ul className={styles.states}>
        {block.states.map((state) => (
          <li key={state.id}>
            <a href={writeAddress({ ...address, block: block.id, state: state.id })} aria-current={isCurrent && state.id === address.state ? 'page' : undefined} data-kind={state.kind}>
              {state.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
