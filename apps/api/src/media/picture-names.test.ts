import { imageOf, isOfPixels, mediaName, variantsOf } from './picture-names'

const photo = { file: 'news/lecture.jpg', id: 1, hash: '0123abcd', mime: 'image/jpeg', size_bytes: 1, width: 2400, height: 1500 }
const drawing = { ...photo, file: 'logo.svg', mime: 'image/svg+xml' }

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

test('a GIF is published as a PNG, a large drawing as it is and without variants', () => {
  expect(mediaName({ ...photo, file: 'old.gif', mime: 'image/gif' })).toMatch(/^old-[0-9a-f]{8}\.png$/)
  expect(mediaName(drawing)).toBe('logo-0123abcd.svg')
  expect(imageOf(drawing)).toEqual({ id: 1, url: '/media/logo-0123abcd.svg', width: 2400, height: 1500 })
})

test.each([
  ['an emblem', 120, 120, [120, 240]],
  ['a logo', 256, 128, [256, 512]],
  ['a logo of which twice would be too large', 320, 320, [320]],
  ['the largest', 512, 300, [512]],
  ['a high one', 150, 300, [150]],
  ['an icon, of which twice would be too small', 24, 24, [24, 48, 168]],
  ['a line', 1, 40, [1, 2, 4]],
  ['one that is too wide', 513, 300, []],
  ['one that is too high', 300, 513, []],
])('a small drawing is drawn as WebP in up to twice its size: %s', (_name, width, height, widths) => {
  const found = variantsOf({ ...drawing, width, height })

  expect(found.map((variant) => variant.width)).toEqual(widths)
  for (const { type, name } of found) expect([type, name]).toEqual(['image/webp', expect.stringMatching(/^logo-\d+-[0-9a-f]{8}\.webp$/)])
})

test('the address of a small drawing is the drawing, which readers are sent as it was given', () => {
  const emblem = { ...drawing, width: 320, height: 320 }

  expect(imageOf(emblem)).toEqual({
    id: 1,
    url: '/media/logo-0123abcd.svg',
    width: 320,
    height: 320,
    sources: [320].map((width) => ({ type: 'image/webp', width, url: expect.stringMatching(`^/media/logo-${width}-[0-9a-f]{8}.webp$`) })),
  })
  expect(isOfPixels(emblem)).toBe(false)
})

test('a drawing that only a browser can draw, and a document, have no variants', () => {
  expect(variantsOf({ ...drawing, width: 120, height: 120, needsBrowser: true })).toEqual([])
  expect(variantsOf({ ...photo, file: 'rules.pdf', mime: 'application/pdf', width: null, height: null })).toEqual([])
})
