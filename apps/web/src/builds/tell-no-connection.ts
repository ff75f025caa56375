import { messagesOf } from '../i18n/load-messages'
import { splitPath } from '../i18n/paths'

/** How long it stays, and how long screen readers get to notice its place before it comes, in milliseconds. */
const [lifetime, noticing] = [6000, 100]

let place: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Says for a while that what was pressed did not come. Not by a toast: without a connection its code does not come either. */
export function tellNoConnection(): void {
  const { language } = splitPath(window.location.pathname)
  const text = messagesOf(language)['site.no_connection']
  // It is among what did not come.
  if (!text) return
  if (!place) {
    place = document.body.appendChild(document.createElement('div'))
    // Firefox knows no `role` of elements before 119.
    place.setAttribute('role', 'alert')
  }
  const note = Object.assign(document.createElement('p'), { className: 'no-connection', textContent: text })
  clearTimeout(timer)
  timer = setTimeout(() => {
    place?.replaceChildren(note)
    timer = setTimeout(() => place?.replaceChildren(), lifetime)
  }, noticing)
}
