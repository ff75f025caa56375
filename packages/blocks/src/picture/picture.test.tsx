import { render } from '@testing-library/react'
import { Picture } from './picture'
import { fixtures } from './picture.fixtures'
import type { PictureOptions } from './picture.options'

test('offers each format in its sizes, the best format first, and the picture itself to browsers that take none', () => {
  const { img, sources } = setUp(fixtures.photo)

  expect(sources.map((source) => [source.type, source.srcset, source.sizes])).toEqual([
    ['image/avif', '/media/lecture-480-19623530.avif 480w, /media/lecture-960-be5ec2f5.avif 960w', '(min-width: 48rem) 44rem, 94vw'],
    ['image/webp', '/media/lecture-480-0c662b83.webp 480w, /media/lecture-960-493eba09.webp 960w', '(min-width: 48rem) 44rem, 94vw'],
  ])
  expect([img.getAttribute('src'), img.width, img.height, img.alt, img.lang]).toEqual(['/media/lecture-00dc6f05.jpg', 1600, 1000, 'Студенты на лекции', 'ru'])
})

test.each([
  ['lazy', 'lazy', null],
  ['eager', null, null],
  ['first', null, 'high'],
] as const)('a picture that is %s', (load, loading, priority) => {
  const { img } = setUp({ ...fixtures.photo, load })

  expect([img.getAttribute('loading'), img.getAttribute('fetchpriority')]).toEqual([loading, priority])
})

test.each([['no others', undefined], ['null, as GraphQL says it', null], ['an empty list', []]])('a drawing is an image alone: %s', (_, sources) => {
  const { container } = setUp({ image: { ...fixtures.drawing.image, ...(sources !== undefined && { sources }) }, sizes: '1rem' })

  expect(container.innerHTML).toMatch(/^<img /)
})

function setUp(props: PictureOptions) {
  const { container } = render(<Picture {...props} />)
  return { container, img: container.querySelector('img') as HTMLImageElement, sources: [...container.querySelectorAll('source')] }
}
