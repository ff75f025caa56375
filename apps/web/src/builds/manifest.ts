import { setClock } from '@university/blocks/clock'
import { splitPath } from '../i18n/paths'
import { matchRoute, type BuildManifest, type RouteMatch } from './route-rules'

let asked: Promise<BuildManifest | undefined> | undefined
let known: BuildManifest | undefined

/**
 * Which build the server has now. Its answer tells the time, too.
 *
 * @throws Error when it does not say
 */
export async function fetchLatestId(): Promise<string> {
  const askedAt = Date.now()
  // The time keeps every cache on the way from answering.
  const answer = await get(`/builds/latest.json?${askedAt}`)
  setClock(answer.headers, askedAt)
  const { id } = (await answer.json()) as { id?: unknown }
  if (typeof id !== 'string') throw new Error('builds/latest.json names no build')
  return id
}

/** What the build says of itself; asked for once. A failure is logged, and the next caller asks again. */
export function loadManifest(): Promise<BuildManifest | undefined> {
  asked ??= fetchManifest().catch((cause: unknown) => {
    console.error('The manifest of the build failed to load', cause)
    asked = undefined
    return undefined
  })
  return asked
}

/** The rule of the build for an address; none without a manifest. */
export async function routeOf(pathname: string): Promise<RouteMatch | undefined> {
  await loadManifest()
  return match(pathname)
}

/** False only where the build is known to have no such pages. */
export function mayExist(pathname: string): boolean {
  return !known || match(pathname) !== undefined
}

function match(pathname: string): RouteMatch | undefined {
  try {
    return known && matchRoute(known.rules, splitPath(pathname).path)
  } catch (cause) {
    console.error('The route rules of the build are wrong', cause)
    return undefined
  }
}

async function fetchManifest(): Promise<BuildManifest> {
  const id = await fetchLatestId()
  const answer = await get(`/builds/meta/${id}.json`)
  known = (await answer.json()) as BuildManifest
  return known
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url.split('?')[0]} answered ${response.status}`)
  return response
}
