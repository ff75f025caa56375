import type { Schema } from '@university/api-client/types'
import type { LiveTemplate } from '../live/live-templates'

export type LatestBuild = Schema<'LatestBuild'>
export type BuildManifest = Schema<'BuildManifest'>
export type RouteRule = Schema<'RouteRule'>

/** By form, without a language: `/news/{id}`, `/page/{slug...}`. The first that fits counts. */
export type RouteRules = BuildManifest['rules']

/** A rule that fits a path, with what the path names. */
export type RouteMatch = RouteRule & { params: Record<string, string> }

/** A rule for pages that the live layer can show. */
export type LiveMatch = RouteMatch & { template: LiveTemplate; live: true }

/**
 * Finds the rule for a path without a language.
 *
 * @throws Error when the rules are none
 */
export function matchRoute(rules: RouteRules, path: string): RouteMatch | undefined {
  for (const [form, rule] of Object.entries(rules)) {
    const found = toPattern(form).exec(path)
    if (found) return { ...rule, params: { ...found.groups } }
  }
  return undefined
}

export function isLive(match: RouteMatch | undefined): match is LiveMatch {
  return match?.live === true
}

function toPattern(form: string): RegExp {
  return new RegExp(`^${form.replace(/\{(\w+)(\.\.\.)?\}/g, (_, name: string, rest?: string) => `(?<${name}>${rest ? '.+' : '[^/]+'})`)}$`)
}
