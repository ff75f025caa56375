import type { Maker } from '../made'
import { say, texts } from '../phrase'
import { numbersOf, someDocument } from '../prose'
import { vocabulary } from '../vocabulary'
import { startingLarge } from './site'

/** Official documents, a file a category; now and then one replaces another. */
export const documents: Maker = function* (site) {
  const { dates, frame } = site.generation
  const categories = frame.shared('document-category')
  const count = site.count('document')
  for (const n of numbersOf(site, 'document')) {
    const random = site.random('document', n)
    const title = startingLarge(say(random.pick(vocabulary.texts.documents), site.slots(random)))
    const category = categories[Math.floor((n * categories.length) / count)]?.id ?? 1
    const approved = -random.between(20, 3_000)
    yield {
      path: `documents/category-${category}.yaml`,
      isEntry: true,
      value: {
        id: site.id('document', n),
        category,
        ...texts('title', title),
        number: `№ ${random.between(1, 400)}`,
        approved_at: dates.date(approved),
        version: `${random.between(1, 4)}.0`,
        ...(n > 0 && random.chance(0.15) ? { replaces_id: site.id('document', n - 1) } : {}),
        files: [{ ...someDocument(site, random, title), updated_at: dates.time(approved) }],
        updated_at: dates.time(approved),
      },
    }
  }
}
