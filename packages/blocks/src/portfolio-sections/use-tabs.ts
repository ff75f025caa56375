import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useLatest } from '../environment/use-latest'
import { whenNear } from '../island/when-near'
import type { Section } from './sections'

export interface Tabs {
  block: RefObject<HTMLDivElement>
  /** True from when the block comes near the window. */
  live: boolean
  /** The open tab; undefined without any. */
  active: Section | undefined
  /** Tabs that have been open: their lists stay. */
  opened: ReadonlySet<Section>
  select: (section: Section) => void
}

/** Which tab is open. The fragment of the address names it, so that it can be shared; the back button leaves the page. */
export function useTabs(shown: readonly Section[]): Tabs {
  const block = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  const [selected, setSelected] = useState<Section>()
  const [opened, setOpened] = useState<ReadonlySet<Section>>(new Set())
  const sections = useLatest(shown)
  const active = selected && shown.includes(selected) ? selected : shown[0]

  useEffect(() => (block.current ? whenNear('200px')(block.current, () => setLive(true)) : undefined), [])

  useEffect(() => {
    const follow = () => {
      const named = sections.current.find((section) => `#${section}` === window.location.hash)
      if (!named) return
      setSelected(named)
      setLive(true)
      block.current?.scrollIntoView({ block: 'start' })
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [sections])

  useEffect(() => {
    if (live && active) setOpened((former) => (former.has(active) ? former : new Set([...former, active])))
  }, [live, active])

  const select = useCallback((section: Section) => {
    setSelected(section)
    window.history.replaceState(window.history.state, '', `#${section}`)
  }, [])

  return { block, live, active, opened, select }
}
