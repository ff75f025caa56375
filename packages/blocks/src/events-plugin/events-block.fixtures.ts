import type { EmbeddedProps } from '../page-content/block-definition'
import type { EventsBlockInitial, EventsBlockOptions } from './events-block.options'
import { fixtures as lists } from './events-plugin.fixtures'

const { builtAt, categories, initial: page } = lists['two months']

export const fixtures = {
  'all events': { options: {}, initial: { page, categories, builtAt } },
  'one category': { options: { category_slug: 'culture', per_page: 4 }, initial: { page: lists['one category'].initial, categories, builtAt } },
  'everything fixed': { options: { q: 'театр', category_slug: 'culture', upcoming: true, month: '2100-01', sort: 'starts_at' }, initial: { page: lists['one category'].initial, categories, builtAt } },
  empty: { options: {}, initial: { page: lists.empty.initial, categories: [], builtAt } },
} satisfies Record<string, EmbeddedProps<EventsBlockOptions, EventsBlockInitial>>
