import type { JsonObject } from '../../../contract/document'
import type { GeneratedSite } from '../generated-site'
import type { Maker } from '../made'
import { join, say, texts } from '../phrase'
import type { Random } from '../random'
import { chapters, numbersOf, paragraphs, readMore, somePicture, withoutSome } from '../prose'
import { vocabulary } from '../vocabulary'

/** News go back so many days; what is older is in the archive, a file a year. */
const newsDays = 1_000
const archivedYears = 5

/** The newest last, and a few that are scheduled for the days to come or are drafts. */
export const news: Maker = function* (site) {
  const { dates } = site.generation
  const count = site.count('news')
  for (const n of numbersOf(site, 'news')) {
    const random = site.random('news', n)
    const days = daysOf(n, count) + (isScheduled(n) ? random.between(1, 20) : 0)
    const time = dates.time(days, random.between(3, 11))
    const other = publishedBefore(random.below(count), count)
    const draft = isDraft(n)
    const value = {
      ...written(site, random, `/news/${site.id('news', other)}`),
      id: site.id('news', n),
      ...(draft ? { draft } : { published_at: time }),
      updated_at: time,
      views: random.below(4_000),
    }
    yield { path: `news/${value.id}-item.yaml`, value: withoutSome(value, random) }
  }
}

const isScheduled = (n: number) => n % 50 === 49
const isDraft = (n: number) => n % 97 === 96
/** From the day that is today; 0 for the newest. */
const daysOf = (n: number, count: number) => Math.ceil(((n + 1) / count) * newsDays) - newsDays

/** The item itself or the nearest before it that readers find, whatever hour it is. */
function publishedBefore(n: number, count: number): number {
  const isFound = !isScheduled(n) && !isDraft(n) && daysOf(n, count) < 0
  return isFound || n === 0 ? n : publishedBefore(n - 1, count)
}

export const archive: Maker = function* (site) {
  const { dates } = site.generation
  const count = site.count('archived-news')
  for (const n of numbersOf(site, 'archived-news')) {
    const random = site.random('archived-news', n)
    const year = dates.year - 3 - Math.floor((n * archivedYears) / count)
    const time = `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}T06:00:00Z`
    const id = archivedId(site, n)
    const value = {
      ...written(site, random, `/news/archive/${archivedId(site, random.below(count))}`),
      id,
      published_at: time,
      updated_at: time,
      archived_at: `${dates.year - 2}-01-15T06:00:00Z`,
      legacy_url: `https://old.kokzhiek.example/kz/news/${id}`,
      views: random.below(2_000),
    }
    yield { path: `archive/${year}.yaml`, isEntry: true, value: withoutSome(value, random) }
  }
}

/** An item keeps the id that it had among the news, so no item of news has it: those of the archive begin far above. */
function archivedId(site: GeneratedSite, n: number): number {
  return 10_000_000 + site.id('archived-news', n)
}

function written(site: GeneratedSite, random: Random, href: string): JsonObject {
  const { title, lead, categories, tags } = random.pick(vocabulary.texts.news)
  const slots = site.slots(random)
  const chapter = random.chance(0.3) ? [chapters(site, random, slots, 1)] : []
  const content = join([paragraphs(site, random, slots, random.between(2, 4)), ...chapter, readMore(href, say(lead, slots))])
  return {
    ...texts('title', say(title, slots)),
    ...texts('lead', say(lead, slots)),
    ...texts('content', content),
    ...texts('author', vocabulary.units.press),
    ...somePicture(site, random),
    categories,
    tags,
  }
}
