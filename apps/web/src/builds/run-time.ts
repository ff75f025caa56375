import { loadManifest } from './manifest'
import { noteGoals } from './reload-gone'
import { startPreloading, type LoadPage } from './preload'
import { watchBuilds } from './watch-builds'

/*
 * What a page needs once it is there and its reader has time: it comes after everything else. See docs/decisions/0015.
 */

export { announcePage } from '../shell/announce-page'
export { awaitWords } from './await-words'
export { routeOf } from './manifest'
export { loadFromServer, reloadIfGone } from './reload-gone'

let isStarted = false

/** Starts it; a second call does nothing. */
export function startRunTime(loadPage: LoadPage): void {
  if (isStarted) return
  isStarted = true
  startPreloading(loadPage)
  noteGoals()
  void loadManifest().then((manifest) => watchBuilds(manifest?.id))
}
