import { languages } from '../../languages'
import type { GeneratedSite } from '../generated-site'
import type { Maker } from '../made'
import { element, say, texts } from '../phrase'
import { numbersOf, paragraphs } from '../prose'
import { vocabulary } from '../vocabulary'
import { startingLarge } from './site'

export const blogs: Maker = function* (site) {
  const { content, categories } = vocabulary.units.blog
  for (const n of numbersOf(site, 'blog')) {
    const random = site.random('blog', n)
    const { person } = site.slots(random)
    const { name } = site.faculty(n % site.count('department'))
    const { position, greeting } = isOfRector(site, n) ? vocabulary.units.rector : vocabulary.units.blog
    yield {
      path: `blogs/${slugOf(site, n)}.yaml`,
      value: {
        id: site.id('blog', n),
        slug: slugOf(site, n),
        owner: { ...texts('full_name', person()), ...texts('position', startingLarge(say(position, { faculty: () => name }))) },
        ...texts('greeting', greeting),
        ...texts('content', element('p', content)),
        ...texts('reception_hours', vocabulary.units.office_hours),
        categories,
      },
    }
  }
}

export const posts: Maker = function* (site) {
  for (const n of numbersOf(site, 'blog-post')) {
    const random = site.random('blog-post', n)
    const slots = site.slots(random)
    const id = site.id('blog-post', n)
    const time = site.generation.dates.time(-random.between(1, 900))
    yield {
      path: `blog-posts/${slugOf(site, n % site.count('blog'))}/${id}-post.yaml`,
      value: {
        id,
        ...texts('title', startingLarge(say(random.pick(vocabulary.texts.posts).title, slots))),
        ...texts('content', paragraphs(site, random, slots, 2)),
        published_at: time,
        updated_at: time,
      },
    }
  }
}

/** Questions, a file a blog; a fifth of them wait for an answer. */
export const questions: Maker = function* (site) {
  const { dates } = site.generation
  const count = site.count('blog-question')
  for (const n of numbersOf(site, 'blog-question')) {
    const random = site.random('blog-question', n)
    const slots = site.slots(random)
    const { ask, answer } = random.pick(vocabulary.texts.questions)
    const lang = random.pick(languages)
    const [first = '', last = ''] = slots.person()[lang].split(' ')
    const days = -random.between(10, 900)
    yield {
      path: `blog-questions/${slugOf(site, Math.floor((n * site.count('blog')) / count))}.yaml`,
      isEntry: true,
      value: {
        id: site.id('blog-question', n),
        author_display: `${first} ${last.slice(0, 1)}.`,
        category: random.pick(vocabulary.units.blog.categories).slug,
        question: say(ask, slots)[lang],
        ...(random.chance(0.8) ? { answer: element('p', say(answer, slots))[lang], answered_at: dates.time(days + 5) } : {}),
        asked_at: dates.time(days),
        lang,
      },
    }
  }
}

function slugOf(site: GeneratedSite, n: number): string {
  return isOfRector(site, n) ? 'rector' : `dean-${site.id('blog', n)}`
}

/** The blog that the main site shows, and to which all others lead. */
function isOfRector(site: GeneratedSite, n: number): boolean {
  return site.index === 0 && n === 0
}
