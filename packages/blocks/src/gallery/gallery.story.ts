import type { Story } from '../testing/story'
import type { GalleryOptions } from './gallery.options'

export const story = {
  options: { gallery_id: 15 },
  asks: ['getGallery'],
  states: {
    'a picture large': { step: '?picture=1501', shows: 'dialog' },
    'very long': {
      about: 'getGallery has 500 pictures.',
      first: (mocks) => mocks.on('getGallery').answer(200, (_request, usual) => ({ ...usual, images: Array.from({ length: 500 }, (_, index) => ({ ...usual.images[index % 2]!, id: index + 1 })) })),
    },
  },
} satisfies Story<GalleryOptions>
