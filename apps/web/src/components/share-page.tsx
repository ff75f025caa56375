import { useBlockEnvironment } from '@university/blocks/environment'
import { serverBlocks } from '@university/blocks/server-blocks'
import { useLatest } from '@university/blocks/use-latest'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlockMessages } from '../blocks/use-block-messages'
import type { PageContext } from '../lib/page-context'
import { sharedPage, type SharedItem } from '../lib/shared-page'
import * as styles from './share-page.module.css'

const share = { name: 'ShareComponent', props: { compact: true } }
const block = { ...share, id: share.name, place: 0, all: [share] }

/** Signs that a reader is about to do something with it. */
const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const

export interface SharePageProps {
  pageContext: PageContext
  item: SharedItem
}

/**
 * Passes the page on, by the block of content pages. Its HTML comes with the page, its code with the first touch; on a page that was come to from
 * another both when its reader is near.
 */
export function SharePage({ pageContext, item }: SharePageProps) {
  const frame = { environment: useBlockEnvironment(), page: sharedPage(pageContext, item), i18n: useTranslation().i18n }
  const latest = useLatest({ frame, loadMessages: useBlockMessages() })
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    let close: (() => void) | undefined
    let pressed: HTMLElement | null = null
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(), { rootMargin: '50%' })

    function note({ target }: Event) {
      pressed = (target as Element).closest('button')
    }
    function listen() {
      for (const sign of signs) element?.addEventListener(sign, wake, { passive: true })
    }
    function rest() {
      observer.disconnect()
      for (const sign of signs) element?.removeEventListener(sign, wake)
    }
    function wake() {
      rest()
      Promise.all([import(/* webpackChunkName: "share" */ './open-share'), latest.current.loadMessages()])
        .then(([{ openShare }]) => {
          element?.removeEventListener('click', note)
          if (element?.isConnected) close = openShare(element, latest.current.frame, pressed)
        })
        .catch((cause: unknown) => {
          // The next touch tries again. Code that went with a former build is builds/chunk-errors.ts' of the site.
          listen()
          throw cause
        })
    }

    listen()
    element.addEventListener('click', note)
    if (!element.hasChildNodes()) observer.observe(element)
    return () => {
      rest()
      close?.()
    }
  }, [latest])

  // After all hooks: a render inside another leaves React's own notes on hooks empty.
  const html = serverBlocks.render?.(block, frame) ?? ''
  return <div ref={place} id={block.id} className={styles.place} data-block={block.name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
