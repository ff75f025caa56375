import { globalHistory } from '@gatsbyjs/reach-router'
import { getDefaultStore } from 'jotai'
import { createRoot, type Root } from 'react-dom/client'
import type { Language } from '../i18n/languages'
import { messagesOf } from '../i18n/load-messages'
import { splitPath } from '../i18n/paths'
import { ToastArea } from './toast-area'
import { addToastAtom, toastsAtom, type Toast } from './toasts'

/** How long screen readers get to notice the area before the first toast comes into it, in milliseconds. */
const noticing = 100

let area: Promise<void> | undefined
let root: Root | undefined
let place: HTMLElement | undefined
/** Of the page when the last toast came. */
let language: Language | undefined

/**
 * Shows a toast: a success for 5 s, an error for 3 s, longer while the reader points at it or has the focus in it.
 * Import this file when there is something to say: the area, its styles and its code come with the first toast, beside
 * the page, and stay.
 *
 * @param toast its words, in the language of the page
 */
export async function showToast(toast: Omit<Toast, 'id'>): Promise<void> {
  area ??= openArea()
  await area
  draw()
  getDefaultStore().set(addToastAtom, toast)
}

async function openArea(): Promise<void> {
  place = document.createElement('div')
  root = createRoot(place)
  draw()
  // What they say is not in the reader's language any more; where it matters, the page says it, too.
  globalHistory.listen(() => splitPath(window.location.pathname).language !== language && getDefaultStore().set(toastsAtom, []))
  await new Promise((resolve) => setTimeout(resolve, noticing))
}

/** In the language that the page has now: the reader may have switched it since the last toast. */
function draw(): void {
  // Again, where something has emptied the page.
  if (place && !place.isConnected) document.body.append(place)
  language = splitPath(window.location.pathname).language
  root?.render(<ToastArea closeLabel={messagesOf(language)['site.close'] ?? ''} />)
}
