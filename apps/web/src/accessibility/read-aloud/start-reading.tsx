import type { TFunction } from 'i18next'
import { createRoot, type Root } from 'react-dom/client'
import type { Keep } from '../kept-choices'
import { firstInView, passagesOf } from './passages'
import { Player } from './player'
import { readRate } from './rate'
import { createPassageView, openWindow } from './show-passage'
import { createReader } from './speak'

/** By which the tabs of a site tell each other that one of them reads: browsers would have two say their pieces in turns. */
const channel = 'read-aloud'

/** How long the page must be still after a change, in milliseconds. */
const stillness = 300

let root: Root | undefined
let endFormer: (() => void) | undefined

/**
 * Reads what the reader has selected in the page, or the page from where the reader is, and shows the player. Speaks before it returns,
 * because browsers let a page speak on a click only.
 *
 * @param onStart is called before the player takes the focus
 */
export function startReading(t: TFunction, keep: Keep, onStart: () => void): void {
  endFormer?.()
  const main = document.querySelector('main')
  if (!main) return
  const { pathname } = window.location
  const selection = selectionIn(main)
  const passages = passagesOf(main, selection)
  const first = selection || window.scrollY === 0 ? 0 : firstInView(passages, openWindow())
  const reader = createReader(window.speechSynthesis, passages, { first, rate: readRate() })
  const view = createPassageView()

  // Safari has it from 15.4 on.
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(channel) : undefined
  if (tabs) tabs.onmessage = reader.pause

  let shown = reader.state().passage
  let { status } = reader.state()
  reader.subscribe(() => {
    const { passage, isChosen, status: next } = reader.state()
    if (next === 'reading' && status !== next) tabs?.postMessage(next)
    status = next
    if (passage === shown) return
    shown = passage
    view.show(passage, isChosen)
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    // Another page has come into the same element.
    if (window.location.pathname !== pathname) return end()
    clearTimeout(timer)
    if (!selection) timer = setTimeout(() => (main.isConnected ? reader.renew(passagesOf(main)) : end()), stillness)
  })
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ['hidden', 'open'] })
  // Chromium would go on when the page is gone.
  window.addEventListener('pagehide', end)

  function end(): void {
    endFormer = undefined
    reader.stop()
    tabs?.close()
    view.show(undefined, false)
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('pagehide', end)
    root?.render(null)
  }

  endFormer = end
  reader.play()
  onStart()
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Player t={t} keep={keep} reader={reader} onStop={end} />)
}

function selectionIn(main: Element): Range | undefined {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed || !selection.toString().trim()) return undefined
  const range = selection.getRangeAt(0)
  return range.intersectsNode(main) ? range.cloneRange() : undefined
}
