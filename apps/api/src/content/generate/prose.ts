import type { JsonObject } from '../../contract/document'
import { languages } from '../languages'
import type { Counted, GeneratedSite, SiteSlots } from './generated-site'
import { element, inEach, join, say, texts } from './phrase'
import type { Random } from './random'
import { vocabulary, type Text } from './vocabulary'

/** Several paragraphs of HTML about what the slots name. */
export function paragraphs(site: GeneratedSite, random: Random, { topic, topicOf }: SiteSlots, count: number): Text {
  return join(
    Array.from({ length: count }, () => {
      const { sentences } = vocabulary.texts
      const first = random.below(sentences.length)
      // One after the other with a stride, so that none comes twice.
      const chosen = Array.from({ length: random.between(2, 4) }, (_, index) => sentences[(first + index * 7) % sentences.length] as Text)
      return element('p', join(chosen.map((sentence) => say(sentence, site.slots(random, { topic, topicOf }))), ' '))
    }),
  )
}

/** Headings with paragraphs below them. */
export function chapters(site: GeneratedSite, random: Random, slots: SiteSlots, count: number): Text {
  return join(
    Array.from({ length: count }, () => join([element('h2', say(random.pick(vocabulary.texts.headings))), paragraphs(site, random, slots, random.between(1, 3))])),
  )
}

/** A paragraph that leads to another item of the site. */
export function readMore(href: string, title: Text): Text {
  const { read_more } = vocabulary.texts
  return inEach((language) => `<p>${read_more[language]}: <a href="${href}">${title[language]}</a></p>`)
}

export function bullets(...items: Text[]): Text {
  return element('ul', join(items.map((item) => element('li', item))))
}

/** Now and then an item lacks a language. */
export function withoutSome(item: JsonObject, random: Random): JsonObject {
  if (!random.chance(0.06)) return item
  const missing = random.pick(languages.filter((language) => language !== 'kz'))
  return Object.fromEntries(Object.entries(item).filter(([key]) => !key.endsWith(`_${missing}`)))
}

/** A picture of the sample for most items. */
export function somePicture(site: GeneratedSite, random: Random): JsonObject {
  const { pictures } = site.generation.frame
  return pictures.length > 0 && random.chance(0.7) ? { image: random.pick(pictures) } : {}
}

/** A PDF file of the sample under a title. */
export function someDocument(site: GeneratedSite, random: Random, title: Text): JsonObject {
  return { file: random.pick(site.generation.frame.documents), ...texts('title', title), lang: random.pick(languages) }
}

/** Numbers from 0 on, for each item of a kind. */
export function numbersOf(site: GeneratedSite, kind: Counted): number[] {
  return Array.from({ length: site.count(kind) }, (_, n) => n)
}
