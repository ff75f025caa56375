import { keptValues } from './kept-values'

/** `a11y-speech-rate` is the player's; the others are set on the page before it is painted. */
export type Key = keyof typeof keptValues | 'a11y-speech-rate'
/** Keeps a choice; without a value there is none any more. */
export type Keep = (key: Key, value: string | undefined) => void

const keys: readonly Key[] = [...(Object.keys(keptValues) as (keyof typeof keptValues)[]), 'a11y-speech-rate']
const cookie = 'a11y'
/** When something was chosen last, in milliseconds since 1970: in the cookie, and in this host's storage. */
const time = { shared: 'time', own: 'a11y-time' }
const aYear = 365 * 24 * 60 * 60

/** What the reader has chosen, on whichever host of the university. */
export function readChoice(key: Key): string | null {
  return readChoices().get(key)
}

/**
 * Keeps a choice in the storage of this host and, where sites have a domain in common, in a cookie that all of them read. The
 * later of both holds (first-paint.ts), so nothing is lost where a browser refuses the cookie. Where it keeps nothing at all, a
 * choice holds for this page.
 *
 * @param main address of the main site; the others are below its host
 */
export function keepChoice(key: Key, value: string | undefined, main: string): void {
  try {
    const choices = readChoices()
    // A clock that was put back does not make an older choice the later one.
    choices.set(time.shared, String(Math.max(Date.now(), timeOf(choices) + 1)))
    if (value === undefined) choices.delete(key)
    else choices.set(key, value)
    keepForAll(choices, new URL(main))
    keepHere(choices)
  } catch (cause) {
    console.warn(`The choice of ${key} could not be kept`, cause)
  }
}

function readChoices(): URLSearchParams {
  const [own, shared] = [ownChoices(), sharedChoices()]
  return timeOf(shared) > timeOf(own) ? shared : own
}

function timeOf(choices: URLSearchParams): number {
  return Number(choices.get(time.shared)) || 0
}

function sharedChoices(): URLSearchParams {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`))
  return new URLSearchParams(pair?.slice(cookie.length + 1))
}

function ownChoices(): URLSearchParams {
  const entries = [...keys.map((key) => [key, localStorage.getItem(key)]), [time.shared, localStorage.getItem(time.own)]]
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function keepHere(choices: URLSearchParams): void {
  for (const key of keys) {
    const value = choices.get(key)
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
  localStorage.setItem(time.own, choices.get(time.shared) ?? '')
}

/** Not where the host is a single name or an address of numbers: nothing is below it. A domain that is open to everybody the browser refuses. */
function keepForAll(choices: URLSearchParams, { hostname, protocol }: URL): void {
  if (!/\.[^.\d][^.]*$/.test(hostname)) return
  const attributes = [`Domain=${hostname}`, 'Path=/', `Max-Age=${aYear}`, 'SameSite=Lax', ...(protocol === 'https:' ? ['Secure'] : [])]
  document.cookie = [`${cookie}=${choices}`, ...attributes].join('; ')
}
