import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useLatest } from '../environment/use-latest'
import type { BlockFrame, PlacedBlock } from './placed-block'
import type { OpenBlock } from './open-block'
import { serverBlocks } from './server-blocks'
import * as styles from './embedded-block.module.css'

export interface EmbeddedBlockProps {
  block: PlacedBlock
  page: BlockFrame['page']
  loadMessages: () => Promise<void>
}

/**
 * A block in a page. Its HTML comes with the page and stays as it is, without any code, until the reader touches it or the
 * address says something, or what it says has run out: then its code comes, takes the HTML over in a tree of its own, and does what the reader wanted
 * meanwhile. The page around it may render as often as it likes. Figures: docs/decisions/0019-blocks-in-pages.md.
 */
export function EmbeddedBlock({ block, page, loadMessages }: EmbeddedBlockProps) {
  const environment = useBlockEnvironment()
  const { i18n } = useTranslation()
  const frame: BlockFrame = { environment, page, i18n }

  const container = useRef<HTMLDivElement>(null)
  const latest = useLatest({ frame, block, loadMessages })
  const opened = useRef<OpenBlock>()
  const [isWanted, setWanted] = useState(false)
  const [missed] = useState<Event[]>([])
  const stopListening = useRef<() => void>()

  useEffect(() => {
    opened.current?.update(frame)
  })

  useEffect(() => {
    const element = container.current
    if (!element) return
    // Without HTML, as on a page that was come to from another, there is nothing to look at before the code is there.
    if (!element.hasChildNodes() || hasRunOut(element)) return setWanted(true)
    stopListening.current = listen(element, missed, () => setWanted(true))
    return stopListening.current
  }, [missed])

  const isOpen = isWanted || environment.search !== ''
  useEffect(() => {
    const element = container.current
    if (!isOpen || !element) return
    let isCurrent = true
    // A block stays what it is at its place; the page gives another a key of its own.
    const { block, loadMessages } = latest.current
    // The list of all blocks is in this chunk, and not in what every page starts with.
    Promise.all([import(/* webpackChunkName: "open-block" */ './open-block').then(async ({ openBlock, loadParts }) => ({ openBlock, parts: await loadParts(block.name) })), loadMessages()])
      .then(([{ openBlock, parts }]) => {
        if (!isCurrent) return
        stopListening.current?.()
        opened.current = openBlock({ element, block, ...parts, frame: latest.current.frame, missed: missed.splice(0) })
      })
      .catch((cause: unknown) => {
        // The next touch tries again. Code that went with a former build is builds/chunk-errors.ts' of the site.
        missed.splice(0)
        setWanted(false)
        throw cause
      })
    return () => {
      isCurrent = false
      opened.current?.close()
      opened.current = undefined
    }
  }, [isOpen, latest, missed])

  // After all hooks: a render inside another leaves React's own notes on hooks empty.
  const html = serverBlocks.render?.(block, frame) ?? ''
  return <div ref={container} id={block.id} className={styles.block} data-block={block.name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** Whether something in the HTML held until a time (`data-until`, RFC 3339) that has come since the build: the code knows what to say now. */
function hasRunOut(element: HTMLElement): boolean {
  return [...element.querySelectorAll<HTMLElement>('[data-until]')].some(({ dataset }) => Date.parse(dataset['until'] ?? '') <= Date.now())
}

/** Signs that a reader is about to do something with a block. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
/** What is kept for the code, which does it as soon as it is there. */
const deeds = ['click', 'input', 'change', 'submit'] as const

/** @returns ends it */
function listen(element: HTMLElement, missed: Event[], wake: () => void): () => void {
  function note(event: Event) {
    wake()
    // The browser would follow such a link, or send such a form, to a page that does not filter without code.
    const isOurs = event.type === 'submit' || (event.type === 'click' && (event.target as Element).closest('a[href^="?"], button'))
    if (isOurs) event.preventDefault()
    if (isOurs || event.type === 'input' || event.type === 'change') missed.push(event)
  }
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true })
  for (const deed of deeds) element.addEventListener(deed, note)
  return () => {
    for (const sign of signs) element.removeEventListener(sign, wake)
    for (const deed of deeds) element.removeEventListener(deed, note)
  }
}
