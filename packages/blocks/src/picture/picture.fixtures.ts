import type { PictureOptions } from './picture.options'

const photo = {
  url: '/media/lecture-00dc6f05.jpg',
  width: 1600,
  height: 1000,
  sources: [
    { type: 'image/avif', width: 480, url: '/media/lecture-480-19623530.avif' },
    { type: 'image/avif', width: 960, url: '/media/lecture-960-be5ec2f5.avif' },
    { type: 'image/webp', width: 480, url: '/media/lecture-480-0c662b83.webp' },
    { type: 'image/webp', width: 960, url: '/media/lecture-960-493eba09.webp' },
  ],
}

export const fixtures = {
  photo: { image: photo, sizes: '(min-width: 48rem) 44rem, 94vw', alt: 'Студенты на лекции', lang: 'ru' },
  'seen first of all': { image: photo, sizes: '100vw', load: 'first' },
  drawing: { image: { url: '/media/logo-5f3a9c1e.svg', width: 160, height: 100 }, sizes: '4.5rem', alt: 'Логотип', load: 'eager' },
} satisfies Record<string, PictureOptions>
