import type { Handler } from '@university/api-schema/handlers'
import { menu } from '../../content/kinds/menu'
import type { Context } from '../../context'

/** With `is_main`, an entry that is left out takes those below it along. */
export const getMenu: Handler<'getMenu', Context> = async ({ body }, { content }) => {
  const all = await content.list(menu, { site: body.slug })
  const entries = body.is_main ? all.filter(({ is_main }) => is_main) : all

  const below = (parent: number | null): typeof entries =>
    entries.filter(({ parent_id }) => parent_id === parent).map((entry) => ({ ...entry, sub_menu: below(entry.id) }))
  return below(null)
}
