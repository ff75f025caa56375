import { useEffect, useRef, useState } from 'react'
import { writeAddress, type Address } from './address'
import type { CatalogueBlock, CatalogueState } from './list-states'
import * as styles from './showing.module.css'

export interface ShowingProps {
  block: CatalogueBlock
  state: CatalogueState
  address: Address
}

/** The state in a frame of its own, as wide as was chosen. */
export function Showing({ block, state, address }: ShowingProps) {
  const { frame, again } = useFrame(address)
  const leadsTo = useLinks(address)
  const about = state.kind === 'live' ? state.live.about : undefined

  return (
    <section className={styles.showing} aria-labelledby="shown">
      <header className={styles.head}>
        <h1 id="shown">
          {block.name} <span>{state.name}</span>
        </h1>
        <p>{about ?? (state.kind === 'live' ? 'Asks the API by itself, after the first screen.' : `Of ${block.id}.fixtures.ts.`)}</p>
        <p className={styles.ways}>
          <button type="button" onClick={again}>
            Show anew
          </button>
          <a href={frameAddress(address)} target="_blank" rel="noopener">
            Alone<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      </header>
      <div className={styles.desk} role="group" aria-label="The block" tabIndex={0}>
        <iframe ref={frame} className={styles.frame} title={`${block.name}, ${state.name}`} style={{ width: address.width === 'full' ? '100%' : `${address.width}px` }} />
      </div>
      <p className={styles.status} role="status">
        {leadsTo && `This leads to ${leadsTo}`}
      </p>
    </section>
  )
}

/** Tells the frame what to show, without a step of its own in the browser's history. */
function useFrame(address: Address) {
  const frame = useRef<HTMLIFrameElement>(null)
  const wanted = frameAddress(address)
  useEffect(() => {
    // As long as the frame is at its place, this changes its fragment alone, and it stays loaded.
    frame.current?.contentWindow?.location.replace(new URL(wanted, window.location.href))
  }, [wanted])
  return { frame, again: () => frame.current?.contentWindow?.location.reload() }
}

/** Where the last link leads that was followed in the frame. */
function useLinks({ block, state }: Address): string | undefined {
  const [leadsTo, setLeadsTo] = useState<string>()
  useEffect(() => {
    setLeadsTo(undefined)
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      const to = origin === window.location.origin && typeof data === 'object' && data !== null && 'leadsTo' in data ? data.leadsTo : undefined
      if (typeof to === 'string') setLeadsTo(to)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [block, state])
  return leadsTo
}

/** The width is the frame's, so a block need not know of it. */
function frameAddress(address: Address): string {
  return `frame.html${writeAddress({ ...address, width: 'full' })}`
}
