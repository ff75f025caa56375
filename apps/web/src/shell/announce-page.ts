import { languageTags } from '../i18n/languages'
import { splitPath } from '../i18n/paths'

/** What is written into a region as soon as it was emptied goes unnoticed; the heading of a page that is not there yet comes later. In milliseconds. */
const pause = 100
/** So often a heading is looked for: a minute. A page may have none. */
const mostTries = 600

let timer: ReturnType<typeof setTimeout> | undefined

/** Tells screen readers of a page that the reader went on to: its heading, in the language of the heading. Gatsby would say it in English (silent-announcer.js). */
export function announcePage({ pathname }: Location): void {
  const region = document.querySelector<HTMLElement>('[data-announces]')
  if (!region) return
  region.textContent = ''
  clearTimeout(timer)
  let tries = 0
  timer = setTimeout(announce, pause)

  function announce() {
    const heading = document.querySelector('main h1')
    if (!region) return
    tries += 1
    if (!heading) return void (tries < mostTries && (timer = setTimeout(announce, pause)))
    region.lang = heading.closest<HTMLElement>('main [lang]')?.lang ?? languageTags[splitPath(pathname).language]
    region.textContent = heading.textContent
  }
}
