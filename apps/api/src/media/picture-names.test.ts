import { imageOf, mediaName, variantsOf } from './picture-names'

const photo = { file: 'news/lecture.jpg', id: 1, hash: '0123abcd', mime: 'image/jpeg', size_bytes: 1, width: 2400, height: 1500 }

test.each([
  [2400, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1200, [480, 960, 1200]],
  [1000, [480, 1000]],
  [500, [500]],
  [300, [300]],
])('a picture %i pixels wide is never made wider', (width, widths) => {
  const found = variantsOf({ ...photo, width })

  for (const format of ['avif', 'webp']) expect(found.filter((variant) => variant.format === format).map((variant) => variant.width)).toEqual(widths)
})

test('each variant has a name of its own, which changes with the picture', () => {
  const names = [photo, { ...photo, hash: '0123abce' }].flatMap((row) => [mediaName(row), ...variantsOf(row).map(({ name }) => name)])

  expect(new Set(names).size).toBe(14)
  for (const name of names) expect(name).toMatch(/^lecture-(\d+-)?[0-9a-f]{8}\.(avif|webp|jpg)$/)
  expect(names.filter((name) => name.includes(photo.hash))).toEqual([])
})

test('a GIF is published as a PNG, a drawing as it is and without variants', () => {
  const drawing = { ...photo, file: 'logo.svg', mime: 'image/svg+xml' }

  expect(mediaName({ ...photo, file: 'old.gif', mime: 'image/gif' })).toMatch(/^old-[0-9a-f]{8}\.png$/)
  expect(mediaName(drawing)).toBe('logo-0123abcd.svg')
  expect(imageOf(drawing)).toEqual({ id: 1, url: '/media/logo-0123abcd.svg', width: 2400, height: 1500 })
})
