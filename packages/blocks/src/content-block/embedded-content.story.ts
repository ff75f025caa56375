import type { Story } from '../testing/story'
import type { EmbeddedContentOptions } from './embedded-content.options'

export const story = {
  options: { slug: 'admission/contacts' },
  asks: ['getPage'],
  states: {
    empty: {
      about: 'The page has no text.',
      first: (mocks) => mocks.on('getPage').answer(200, (_request, usual) => ({ ...usual, content_kz: null, content_ru: null, content_en: null, blocks: [] })),
    },
    'very long': {
      about: 'The page has 5,000 paragraphs.',
      first: (mocks) => mocks.on('getPage').answer(200, (_request, usual) => ({ ...usual, content_kz: '<p>Құжаттар 20 маусымнан бастап қабылданады.</p>'.repeat(5000) })),
    },
    'a page that is gone': { first: (mocks) => mocks.on('getPage').fail('badRequest', 404) },
  },
} satisfies Story<EmbeddedContentOptions>
