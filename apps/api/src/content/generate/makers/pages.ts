import type { JsonObject } from '../../../contract/document'
import type { GeneratedSite } from '../generated-site'
import type { Maker } from '../made'
import { join, say, texts } from '../phrase'
import { chapters, numbersOf, paragraphs, readMore, someDocument, withoutSome } from '../prose'
import { vocabulary, type Text } from '../vocabulary'

/** Pages below each, and how many of them a menu shows: on the second level, and on the third. */
const branches = 9
const shown = [branches, 7, 3] as const

/** Pages of a tree: the sections first, in each section those of the second level before those of the third. */
export const pages: Maker = function* (site) {
  const { dates } = site.generation
  for (const n of numbersOf(site, 'page')) {
    const random = site.random('page', n)
    const title = titleOf(site, n)
    const slots = site.slots(random)
    const other = random.below(site.count('page'))
    const content = join([paragraphs(site, random, slots, 2), chapters(site, random, slots, random.between(1, 4)), readMore(`/page/${slugOf(other)}`, titleOf(site, other))])
    const written = -random.between(10, 1_500)
    const value = {
      id: site.id('page', n),
      slug: slugOf(n),
      ...texts('title', title),
      ...texts('lead', say(random.pick(vocabulary.texts.sentences), slots)),
      ...texts('content', content),
      ...(random.chance(0.2) ? { files: [someDocument(site, random, title)] } : {}),
      published_at: dates.time(written),
      updated_at: dates.time(Math.round(written / 2)),
    }
    yield { path: `pages/${slugOf(n)}.yaml`, value: withoutSome(value, random) }
  }
}

export const menu: Maker = function* (site) {
  const { sections } = vocabulary.texts
  let id = site.index * 1_000
  const entry = (n: number, depth: number): JsonObject => {
    const own = { id: ++id, ...texts('menu_title', titleOf(site, n)), slugs: slugOf(n) }
    const below = childrenOf(n, site.count('page')).slice(0, shown[depth])
    return below.length > 0 && depth < 3 ? { ...own, sub_menu: below.map((child) => entry(child, depth + 1)) } : own
  }
  for (let n = 0; n < Math.min(sections.length, site.count('page')); n++) yield { path: 'menu.yaml', isEntry: true, value: entry(n, 1) }
  yield { path: 'menu.yaml', isEntry: true, value: { id: ++id, ...texts('menu_title', vocabulary.units.news_link), link: '/news' } }
}

/** The slug of the page with a number: `admission/rules-2/centre-14`. */
export function slugOf(n: number): string {
  const { sections, pages: kinds } = vocabulary.texts
  const rank = rankOf(n)
  if (rank === 0) return sections[n]?.slug ?? ''
  return `${slugOf(parentOf(n))}/${kinds[rank % kinds.length]?.slug ?? ''}-${rank}`
}

function titleOf(site: GeneratedSite, n: number): Text {
  const { sections, pages: kinds } = vocabulary.texts
  const rank = rankOf(n)
  const pattern = rank === 0 ? sections[n] : kinds[rank % kinds.length]
  return say(pattern as Text, site.slots(site.random('page title', n)))
}

/** Number within the section; 0 is the section itself. */
function rankOf(n: number): number {
  return Math.floor(n / vocabulary.texts.sections.length)
}

function parentOf(n: number): number {
  const { length } = vocabulary.texts.sections
  return (n % length) + Math.floor((rankOf(n) - 1) / branches) * length
}

function childrenOf(n: number, count: number): number[] {
  const { length } = vocabulary.texts.sections
  return Array.from({ length: branches }, (_, index) => (n % length) + (rankOf(n) * branches + index + 1) * length).filter((child) => child < count)
}
