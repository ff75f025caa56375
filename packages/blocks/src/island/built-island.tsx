import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterIdle } from '../environment/after-idle'
import { timeNow } from '../environment/clock'
import { useBlockEnvironment } from '../environment/environment'
import { isPlainClick, pathToOpen } from '../environment/path-to-open'
import { useLatest } from '../environment/use-latest'
import type { IslandProps } from './island'
import type { OpenIsland } from './open-island'
import { serverIslands } from './server-islands'

/** An island with HTML of the build: React is told not to look at its content, so the page around it may render as often as it likes. */
export function BuiltIsland<Props extends object>({ id, code, props, loadMessages, followsQuery, wokenBy, className, 'data-block': block }: IslandProps<Props>) {
  const environment = useBlockEnvironment()
  const { i18n } = useTranslation()
  const frame = { props, environment, i18n }

  const container = useRef<HTMLDivElement>(null)
  const latest = useLatest({ frame, loadMessages, followsQuery, wokenBy })
  const opened = useRef<{ update: (next: typeof frame) => void; close: OpenIsland<Props>['close'] }>()
  const [isWanted, setWanted] = useState(false)
  const [missed] = useState<Event[]>([])
  /** How many of them the reader has been told of. */
  const told = useRef(0)
  const stopListening = useRef<() => void>()

  useEffect(() => {
    opened.current?.update(frame)
  })

  useEffect(() => {
    const element = container.current
    if (!element) return
    const wake = () => setWanted(true)
    // A reader has been in it before anybody listened, or the build has nothing to show.
    if (element.querySelector(':focus, [data-missing]')) wake()
    // The page does not start with more for it: what wakes up for everybody comes once there is time.
    else if (hasRunOut(element)) afterIdle(wake)
    const ends = [listen(element, missed, wake, (path) => latest.current.frame.environment.open(path)), latest.current.wokenBy?.(element, wake)]
    stopListening.current = () => ends.forEach((end) => end?.())
    return stopListening.current
  }, [latest, missed])

  useEffect(() => {
    // A field claims what its list does not show yet.
    const tryAgain = () => missed.length > 0 && setWanted(true)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [missed])

  const { search } = environment
  useEffect(() => {
    // Who empties the query still reads what it opened.
    if (followsQuery && search !== '') setWanted(true)
  }, [followsQuery, search])

  useEffect(() => {
    const element = container.current
    if (!isWanted || !element) return
    let isCurrent = true
    Promise.all([import(/* webpackChunkName: "open-island" */ './open-island'), code.load(), latest.current.loadMessages?.()])
      .then(([{ openIsland }, Component]) => {
        if (!isCurrent) return
        stopListening.current?.()
        const { update, close } = openIsland({ element, tree: { ...latest.current.frame, Component }, missed: missed.splice(0) })
        opened.current = { update: (next) => update({ ...next, Component }), close }
      })
      .catch((cause: unknown) => {
        // The next touch tries again, and so does another query. What a field says is kept for then; what was pressed is not, since its reader is told and presses it again.
        if (!isCurrent) return
        const { environment: site } = latest.current.frame
        site.onMissingCode(cause, missed.length > told.current || (latest.current.followsQuery === true && site.search !== ''))
        missed.splice(0, Infinity, ...missed.filter(isOfField))
        told.current = missed.length
        setWanted(false)
      })
    return () => {
      isCurrent = false
      opened.current?.close()
      opened.current = undefined
    }
  }, [code, isWanted, latest, missed])

  // After all hooks: a render inside another leaves React's own notes on hooks empty.
  const { Component } = code
  const html = (Component && serverIslands.render?.({ ...frame, Component } as never, id)) ?? ''
  return <div ref={container} id={id} className={className} data-block={block} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** Whether something in the HTML held until a time (`data-until`, RFC 3339) that has come since the build: the code knows what to say now. */
function hasRunOut(element: HTMLElement): boolean {
  return [...element.querySelectorAll<HTMLElement>('[data-until]')].some(({ dataset }) => Date.parse(dataset['until'] ?? '') <= timeNow())
}

/** Signs that a reader is about to do something with it. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
/** What is kept for the code, which does it as soon as it is there. */
const deeds = ['click', 'input', 'change', 'submit'] as const

const isOfField = ({ type }: Event) => type === 'input' || type === 'change'
const isClick = (event: Event): event is MouseEvent => event.type === 'click'

/** @param open a page of the site, which needs no code of the island @returns ends it */
function listen(element: HTMLElement, missed: Event[], wake: () => void, open: (path: string) => void): () => void {
  function note(event: Event) {
    wake()
    // The browser would follow such a link, or send such a form, to a page that does not filter without code.
    const isOurs = event.type === 'submit' || (isClick(event) && isPlainClick(event) && (event.target as Element).closest('a[href^="?"], button'))
    const path = isClick(event) && !isOurs ? pathToOpen(event) : undefined
    if (isOurs || path !== undefined) event.preventDefault()
    if (isOurs || isOfField(event)) missed.push(event)
    if (path !== undefined) open(path)
  }
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true })
  for (const deed of deeds) element.addEventListener(deed, note)
  return () => {
    for (const sign of signs) element.removeEventListener(sign, wake)
    for (const deed of deeds) element.removeEventListener(deed, note)
  }
}
