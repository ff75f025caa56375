import type { components } from '@university/api-schema/types'
import { worthOfPages } from '../../search/search-document'
import { findText } from '../find-text'
import { defineKind } from '../kind'
import { blockTitles, listedTypes } from '../html/block-titles'
import { blocksOf } from '../html/blocks'
import { isKnownBlock } from '../html/known-blocks'
import { pageSections } from '../html/page-sections'
import { withVisibleBlocks } from '../html/visible-blocks'
import { fillLanguages } from '../languages'

type Page = components['schemas']['Page']

/** Content pages; folders mirror the slug. */
export const page = defineKind<Page>({
  name: 'page',
  files: { form: 'folder', path: 'pages', fileName: ({ slug }) => String(slug) },
  schema: 'Page',
  namedOnly: true,
  defaults: { files: [], seo: { noindex: false } },
  computed: { menu_id: null, available_langs: ['kz'], blocks: [] },
  html: ['content'],
  resolve(item, place) {
    if (item['slug'] !== place.fileName) place.fault('slug', `must equal the path of the file, ${place.fileName}`)
    // getPage takes a number for an id.
    if (/^\d+$/.test(String(item['slug']))) place.fault('slug', 'must not be a number')
    fillLanguages(item, place)
    item['blocks'] = blocksOf(item)
  },
  findable: (item, language) => findText(item, language, { type: 3, url: `/page/${item.slug}`, image: null, worth: worthOfPages, headings: blockTitles(item.blocks, language), lists: listedTypes(item.blocks), sections: pageSections(withVisibleBlocks(item)[`content_${language}`] ?? '', language) }),
  facets: ({ blocks }) => blocks.filter(isKnownBlock).map(({ name }) => ({ name: 'block', value: name })),
})
