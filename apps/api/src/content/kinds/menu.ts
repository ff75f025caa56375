import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

export type MenuEntry = components['schemas']['MenuItem'] & {
  is_main: boolean
  parent_id: number | null
  /** Number in the whole menu, in display order: decides which of two entries for one page is the first. */
  order: number
}

/** Entries of the menus, each on its own; handlers build the tree. */
export const menu = defineKind<MenuEntry>({
  name: 'menu',
  files: { form: 'list', path: 'menu.yaml', children: 'sub_menu', parent: 'parent_id' },
  schema: 'MenuItem',
  defaults: { is_main: true },
  computed: { sub_menu: [] },
  extra: { is_main: { type: 'boolean' }, parent_id: { type: ['integer', 'null'] }, order: { type: 'integer' } },
  links: ({ slugs, link, page_id }) => [
    { field: 'link', href: link },
    // One that is not there has been named.
    { field: 'slugs', href: page_id === null ? null : `/page/${slugs}` },
  ],
  resolve(item, place) {
    item['order'] = place.order
    if (place.depth > 3) place.fault('', 'a menu is three levels deep at most')

    const { slugs, link, page_id } = item
    if (slugs !== null && link !== null) place.fault('link', 'an entry has either slugs or a link, not both')
    if (typeof slugs !== 'string') {
      if (page_id !== null) place.fault('page_id', 'needs the slugs of the page')
      return
    }
    const target = place.find('page', slugs)
    if (!target) return place.fault('slugs', `there is no page "${slugs}" on this site`)
    if (page_id !== null && page_id !== target['id']) place.fault('page_id', `the page "${slugs}" has the id ${String(target['id'])}`)
    item['page_id'] = target['id']
  },
  row: ({ order }) => ({ position: order }),
  facets: ({ page_id }) => (page_id === null ? [] : [{ name: 'page', value: String(page_id) }]),
  toFile: ({ order: _order, page_id: _pageId, ...item }) => item,
})
