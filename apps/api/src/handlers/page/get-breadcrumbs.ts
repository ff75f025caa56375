import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import { menu, type MenuEntry } from '../../content/kinds/menu'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

/** Walks from the entry up to the top of its menu; ids of entries are unique over all sites. */
export const getBreadcrumbs: Handler<'getBreadcrumbs', Context> = async ({ body }, { content }) => {
  const steps: HandlerAnswer<'getBreadcrumbs'> = []
  for (let id: number | null = body.menu_id; id !== null; ) {
    const entry: MenuEntry | undefined = await content.findById(menu, id)
    if (!entry) throw new HttpProblem(404, 'not_found', { detail: 'No such menu item' })
    const { menu_title_kz, menu_title_ru, menu_title_en, slugs, link } = entry
    steps.unshift({ menu_id: id, menu_title_kz, menu_title_ru, menu_title_en, slugs, link, is_current: id === body.menu_id })
    id = entry.parent_id
  }
  return steps
}
