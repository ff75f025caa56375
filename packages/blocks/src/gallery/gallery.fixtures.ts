import type { EmbeddedProps } from '../page-content/block-definition'
import type { GalleryInitial, GalleryOptions, GalleryPicture } from './gallery.options'

const photo: GalleryPicture = {
  id: 1501,
  image: {
    url: '/media/graduation-hats-2d07c9b5.jpg',
    width: 2000,
    height: 1333,
    sources: [
      { type: 'image/avif', width: 480, url: '/media/graduation-hats-480-19623530.avif' },
      { type: 'image/avif', width: 960, url: '/media/graduation-hats-960-be5ec2f5.avif' },
      { type: 'image/webp', width: 960, url: '/media/graduation-hats-960-493eba09.webp' },
    ],
  },
  alt: { text: 'Graduates throwing their caps into the air', language: 'en' },
  caption: { text: 'In front of the main building', language: 'en' },
}
const pictures: GalleryPicture[] = [
  photo,
  { id: 1502, image: { url: '/media/diploma-90e1f4d3.svg', width: 1600, height: 1000 }, alt: { text: 'Ректор диплом табыстап тұр', language: 'kz' }, caption: null },
  { id: 1503, image: { url: '/media/choir-11aa22bb.jpg', width: 900, height: 1600 }, alt: null, caption: { text: 'Студенческий хор', language: 'ru' } },
  { id: 1504, image: { url: '/media/square-33cc44dd.jpg', width: 3000, height: 900 }, alt: null, caption: null },
]
const title = { text: 'Graduation 2026', language: 'en' } as const
const long = 'Халықаралық қатынастар факультетінің бітірушілері мен олардың ата-аналары бас ғимараттың алдындағы алаңда ректордың құттықтау сөзін тыңдап тұр'

export const fixtures = {
  'with captions': { options: { gallery_id: 15 }, initial: { title, description: { text: 'On 27 June 1,960 graduates received their degrees.', language: 'en' }, pictures } },
  'one picture with long texts': {
    options: { gallery_id: 15 },
    initial: { title: { text: long, language: 'kz' }, description: { text: long, language: 'kz' }, pictures: [{ ...photo, alt: { text: long, language: 'kz' }, caption: { text: long, language: 'kz' } }] },
  },
  'without a title': { options: { gallery_id: 15 }, initial: { title: null, description: null, pictures: pictures.slice(1, 3) } },
  empty: { options: { gallery_id: 17 }, initial: { title, description: null, pictures: [] } },
} satisfies Record<string, EmbeddedProps<GalleryOptions, GalleryInitial>>
