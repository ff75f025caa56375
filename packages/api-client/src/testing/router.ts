/** What a router knows of an operation. */
export interface Route {
  /** In capitals. */
  method: string
  /** With places for values: `/api/page/{slug}`. */
  path: string
  /** Paths of the servers, without `/` at the end. */
  bases: string[]
}

export interface Routed<R> {
  route: R
  /** The values in the path, by name, as they were sent. */
  path: Record<string, string>
}

/**
 * Finds routes by method and path, behind a server's path or without it, whatever the host. A path without places comes
 * before one with, and what says more before what says less.
 *
 * @returns all that have the same path but for the names of its places, the first one first; empty where there are none
 */
export function createRouter<R extends Route>(routes: R[]): (method: string, pathname: string) => Routed<R>[] {
  const byForm = new Map<string, R[]>()
  for (const route of routes) add(byForm, `${route.method} ${route.path.replace(/\{[^}]*\}/g, '{}')}`, route)
  const templates = new Map<string, string[]>()
  for (const form of byForm.keys()) if (form.includes('{')) add(templates, groupOf(form), form)
  for (const group of templates.values()) group.sort((one, other) => bare(other) - bare(one))
  const patterns = new Map<string, RegExp>()
  const bases = [...new Set(['', ...routes.flatMap((route) => route.bases)])].sort((one, other) => other.length - one.length)

  const match = ({ path }: R, pathname: string): Record<string, string> | undefined => {
    const pattern = patterns.get(path) ?? patternOf(path)
    patterns.set(path, pattern)
    const values = pattern.exec(pathname)
    if (!values) return undefined
    const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
    return Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? '']))
  }

  return (method, whole) => {
    for (const base of bases) {
      if (!whole.startsWith(base)) continue
      const pathname = whole.slice(base.length)
      const asked = `${method} ${pathname}`
      for (const form of [asked, ...(templates.get(groupOf(asked)) ?? [])]) {
        const own = (byForm.get(form) ?? []).filter((route) => base === '' || route.bases.includes(base))
        const found = own.flatMap((route) => {
          const path = match(route, pathname)
          return path ? [{ route, path }] : []
        })
        if (found.length > 0) return found
      }
    }
    return []
  }
}

function add<T>(table: Map<string, T[]>, key: string, one: T): void {
  table.set(key, [...(table.get(key) ?? []), one])
}

/** The route whose method and path are most like the given ones. */
export function nearestRoute<R extends Route>(routes: R[], method: string, pathname: string): R | undefined {
  const distances = routes.map((route) => ({ route, distance: editDistance(pathname, fillIn(route.path, pathname)) + (route.method === method ? 0 : 1) }))
  return distances.sort((one, other) => one.distance - other.distance)[0]?.route
}

export const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/** A value has no `/`, so a path has as many as its template. */
const groupOf = (form: string): string => `${form.split(' ')[0] ?? ''} ${form.split('/').length}`

/** `/api/page/{slug}` → `^/api/page/([^/]+)$`. Of `/{name}.{ext}` the name has the dots that are too many. */
function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('([^/]+)')}$`)
}

/** How many characters of a template are its own: the more, the more it says. */
const bare = (form: string): number => form.replaceAll('{}', '').length

/** A template with the values that stand at its places in the path, so that values do not count as differences. */
function fillIn(template: string, pathname: string): string {
  const segments = pathname.split('/')
  return template
    .split('/')
    .map((segment, index) => (/^\{[^}]*\}$/.test(segment) ? (segments[index] ?? segment) : segment.replace(/\{[^}]*\}/g, '')))
    .join('/')
}

/** Levenshtein: how many letters to add, drop or change. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let line = 1; line <= one.length; line++) {
    const next = [line]
    for (let column = 1; column <= other.length; column++) {
      const same = one[line - 1] === other[column - 1]
      next[column] = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + Number(!same))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
