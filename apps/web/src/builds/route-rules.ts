import type { LiveTemplate } from '../live/live-templates'

/** What a site says of the addresses of one form. */
export interface RouteRule {
  /** The template that shows them. */
  template: string
  /** True where pages may have been published since the build: the live layer is asked before an address is called unknown. */
  live?: true
}

/** By form, without a language: `/news/{id}`, `/page/{slug...}`. The first that fits counts. */
export type RouteRules = Record<string, RouteRule>

/** `GET builds/meta/{id}.json`: what the app wants to know of a build beside its pages. */
export interface BuildManifest {
  id: string
  rules: RouteRules
}

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
