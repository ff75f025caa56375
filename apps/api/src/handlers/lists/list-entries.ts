import type { Handler } from '@university/api-schema/handlers'
import { entry } from '../../content/kinds/entry'
import { entryList } from '../../content/kinds/entry-list'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { firstLetter, inAlphabet } from '../../text/letters'
import { facetsOf } from '../filters'
import { orderOf } from '../sorting'

/** Lists without a title. */
const untitled = { title_kz: null, title_ru: null, title_en: null }

/** A list exists when it has entries, with or without a title. */
export const listEntries: Handler<'listEntries', Context> = async ({ body }, { content }) => {
  const { slug: site, list_id, lang = 'kz', q, letter } = body
  const ofList = { facets: facetsOf({ list: list_id }) }
  if ((await content.count(entry, { site, ...ofList })) === 0) throw new HttpProblem(404, 'not_found', { detail: 'No such list' })

  const name = `letter_${lang}`
  const filter = { site, q, facets: facetsOf({ list: list_id, [name]: letter && firstLetter(letter) }) }
  const order = orderOf(body, { position: { by: 'position', direction: 'asc' }, title: { by: 'title', translated: true, direction: 'asc' } })
  const [{ title_kz, title_ru, title_en }, page, letters] = await Promise.all([
    content.findById(entryList, list_id, site).then((found) => found ?? untitled),
    content.page(entry, { ...filter, order, withHtml: true }, body),
    content.countByFacet(entry, name, site, ofList),
  ])
  return { title_kz, title_ru, title_en, ...page, letters: inAlphabet(letters.keys()) }
}
