import { createHash } from 'node:crypto'
import type { BuildManifest, LatestBuild, RouteRules } from '../src/builds/route-rules'
import { liveTemplates } from '../src/live/live-templates'
import type { Template } from '../gatsby/routes'

/** Forms of the addresses of each template, without a language. What names no item comes first. */
const forms: Record<string, Template> = {
  '/': 'home',
  '/accessibility': 'accessibility',
  '/announce': 'announcement-list',
  '/blog': 'blog',
  '/blog/RectorModal': 'rector',
  '/events': 'event-list',
  '/Maintenance': 'maintenance',
  '/news': 'news-list',
  '/news/archive': 'news-archive',
  '/newsletter/activate': 'newsletter-activate',
  '/newsletter/subscribe': 'newsletter-subscribe',
  '/newsletter/unsubscribe': 'newsletter-unsubscribe',
  '/reception': 'reception',
  '/search': 'search',
  '/announce/{id}': 'announcement',
  '/dissertation/{id}': 'dissertation',
  '/dissertation/{dissertation}/doctorals/{id}': 'doctoral',
  '/events/{id}': 'event',
  '/news/archive/{id}': 'archived-news',
  '/news/category/{slug}': 'news-list',
  '/news/{id}': 'news',
  '/portfolio/department/cafedra/{id}': 'cafedra',
  '/portfolio/department/{id}': 'department',
  '/portfolio/{id}': 'portfolio',
  '/vacancy/{id}': 'vacancy',
  '/page/{slug...}': 'page',
}

/** What stands at the address of a template on a site that has no page of it. */
const inPlaceOf: Partial<Record<Template, Template>> = { blog: 'blog-elsewhere', rector: 'blog-elsewhere' }

/**
 * The rules of a site for its addresses. Those of the live layer are always there: what a site has none of when it is built
 * may be published before the next build.
 *
 * @param templates those that the site has pages of
 */
export function toRouteRules(templates: ReadonlySet<string>): RouteRules {
  const rules: RouteRules = {}
  for (const [form, ownTemplate] of Object.entries(forms)) {
    const template = (!templates.has(ownTemplate) && inPlaceOf[ownTemplate]) || ownTemplate
    // Of a list, what names no category is there with every build.
    const live = form.includes('{') && liveTemplates.some((one) => one === template)
    if (live || templates.has(template)) rules[form] = live ? { template, live } : { template }
  }
  return rules
}

/** Names a build by what is in it, so that the same content and the same code have the same name. */
export class BuildDigest {
  private readonly lines: string[] = []

  add(name: string, content: string): void {
    this.lines.push(`${name} ${createHash('sha256').update(content).digest('hex')}`)
  }

  /** In whatever order the parts came. */
  toString(): string {
    return createHash('sha256').update(this.lines.sort().join('\n')).digest('hex').slice(0, 20)
  }
}

/**
 * The files that the app reads, below the folder of a site.
 *
 * @param timestamp hour of the build, in milliseconds since 1970
 */
export function buildFiles(id: string, timestamp: number, templates: ReadonlySet<string>): { file: string; text: string }[] {
  const latest: LatestBuild = { id, timestamp }
  const manifest: BuildManifest = { ...latest, rules: toRouteRules(templates) }
  return [
    { file: 'builds/latest.json', text: JSON.stringify(latest) },
    { file: `builds/meta/${id}.json`, text: JSON.stringify(manifest) },
  ]
}
