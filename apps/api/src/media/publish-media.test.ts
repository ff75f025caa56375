import fs, { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { temporaryFolder } from '../testing/test-content'
import { MediaLibrary, type Picture } from './media-library'
import { imageOf, mediaName, originalName, variantsOf } from './picture-names'
import { publishMedia } from './publish-media'

const folder = temporaryFolder()
let count = 0

test('a photo is published in other formats and sizes, upright, and tells nothing about itself', async () => {
  const { media, dataDir } = await library({ 'photo.jpg': await photo(40, 1200) })

  const row = media.findPicture('photo.jpg') as Picture
  const faults = await publishMedia(media, dataDir)

  // Written lying, with a note that it is to be turned.
  expect([faults, row.width, row.height]).toEqual([[], 1200, 40])
  const published = await Promise.all(publishedNames(row).map(async (name) => ({ name, head: await sharp(join(dataDir, 'media', name)).metadata() })))
  expect(published.map(({ head }) => [head.format, head.width, head.height])).toEqual([
    ['heif', 480, 16],
    ['heif', 960, 32],
    ['heif', 1200, 40],
    ['webp', 480, 16],
    ['webp', 960, 32],
    ['webp', 1200, 40],
    ['jpeg', 1200, 40],
  ])
  for (const { name, head } of published) {
    expect([head.exif, head.xmp, head.orientation]).toEqual([undefined, undefined, undefined])
    expect(readFileSync(join(dataDir, 'media', name)).includes('Secret camera')).toBe(false)
  }
  const left = await sharp(join(dataDir, 'media', mediaName(row))).extract({ left: 5, top: 20, width: 1, height: 1 }).raw().toBuffer()
  expect(left[0]).toBeGreaterThan(200)
})

test('what a full disk keeps from being published leaves nothing of itself', async () => {
  const { media, dataDir } = await library({ 'photo.jpg': await photo(300, 200) })
  media.findPicture('photo.jpg')
  const full = jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })

  await expect(publishMedia(media, dataDir)).rejects.toThrow('ENOSPC')

  full.mockRestore()
  expect(['media', 'originals'].flatMap((name) => readdirSync(join(dataDir, name)))).toEqual([])
})

test('the photo as it was given is kept where nobody is sent it', async () => {
  const given = await photo(300, 200)
  const { media, dataDir } = await library({ 'photo.jpg': given })
  const row = media.findPicture('photo.jpg') as Picture

  await publishMedia(media, dataDir)

  expect(readFileSync(join(dataDir, 'originals', originalName(row)))).toEqual(given)
  expect(readdirSync(join(dataDir, 'media'))).not.toContain(originalName(row))
})

test('the second time nothing is made, and what is missing is made again', async () => {
  const { media, dataDir } = await library({ 'photo.jpg': await photo(600, 400) })
  const [lost = ''] = variantsOf(media.findPicture('photo.jpg') as Picture).map(({ name }) => join(dataDir, 'media', name))
  await publishMedia(media, dataDir)
  const times = () => readdirSync(join(dataDir, 'media')).map((name) => [name, statSync(join(dataDir, 'media', name)).mtimeMs])
  const before = times()

  await publishMedia(media, dataDir)
  const after = times()
  rmSync(lost)
  await publishMedia(media, dataDir)

  expect(after).toEqual(before)
  expect((await sharp(lost).metadata()).width).toBe(400)
})

test('a picture that is larger than any page is made smaller, and keeps its proportions', async () => {
  const { media, dataDir } = await library({ 'wide.png': await sharp({ create: { width: 5120, height: 64, channels: 4, background: '#0f766e80' } }).png().toBuffer() })

  const row = media.findPicture('wide.png') as Picture
  await publishMedia(media, dataDir)

  const head = await sharp(join(dataDir, 'media', mediaName(row))).metadata()
  expect([row.width, row.height, head.width, head.height, head.hasAlpha]).toEqual([2560, 32, 2560, 32, true])
  expect(imageOf(row).sources?.map(({ width }) => width)).toEqual([480, 960, 1600, 480, 960, 1600])
})

test('a small drawing is published as it is, and as WebP; one with text and a large one only as they are', async () => {
  const [emblem, word, page] = ['viewBox="0 0 120 60"/>', 'viewBox="0 0 120 60"><text>A</text></svg>', 'viewBox="0 0 1600 900"/>'].map((rest) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${rest}`)) as [Buffer, Buffer, Buffer]
  const { media, dataDir } = await library({ 'emblem.svg': emblem, 'word.svg': word, 'page.svg': page })
  const [row, ...others] = ['emblem.svg', 'word.svg', 'page.svg'].map((file) => media.findPicture(file) as Picture) as [Picture, Picture, Picture]

  const faults = await publishMedia(media, dataDir)

  const published = readdirSync(join(dataDir, 'media')).filter((name) => !/\.(br|gz)$/.test(name))
  expect([faults, published.sort()]).toEqual([[], [...publishedNames(row), ...others.map(mediaName)].sort()])
  expect(readFileSync(join(dataDir, 'media', mediaName(row)))).toEqual(emblem)
  const heads = await Promise.all(variantsOf(row).map(({ name }) => sharp(join(dataDir, 'media', name)).metadata()))
  expect(heads.map(({ format, width, height, hasAlpha }) => [format, width, height, hasAlpha])).toEqual([120, 240].map((width) => ['webp', width, width / 2, true]))
  expect(readdirSync(join(dataDir, 'originals'))).toEqual([])
})

test('a damaged photo is named, and the others are published', async () => {
  const whole = await photo(900, 600)
  const { media, dataDir } = await library({ 'damaged.jpg': whole.subarray(0, whole.length / 2), 'whole.jpg': whole })
  const rows = ['damaged.jpg', 'whole.jpg'].map((file) => media.findPicture(file) as Picture)

  const faults = await publishMedia(media, dataDir)

  expect(faults).toEqual([{ file: 'damaged.jpg', reason: expect.stringContaining('damaged') }])
  expect(readdirSync(join(dataDir, 'media')).filter((name) => name.startsWith('damaged'))).toEqual([])
  expect(readdirSync(join(dataDir, 'media')).sort()).toEqual(publishedNames(rows[1]!).sort())
})

test('a disk that cannot be written to is no fault of a photo', async () => {
  const { media, dataDir } = await library({ 'photo.jpg': await photo(30, 20) })
  media.findPicture('photo.jpg')
  const readOnly = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
  })

  await expect(publishMedia(media, dataDir)).rejects.toThrow('EROFS')

  readOnly.mockRestore()
})

test.each([
  ['a PNG that calls itself a JPEG', 'a.jpg', async () => sharp(await photo(20, 10)).png().toBuffer(), 'is image/png by its content; name it .png'],
  ['a text that calls itself a JPEG', 'a.jpg', async () => Buffer.from('hello'), 'no JPEG, PNG, WebP or GIF'],
  ['a picture that moves', 'a.gif', movingGif, 'moves'],
  ['a picture that claims more pixels than fit into the memory', 'a.png', async () => bomb(30_000, 30_000), '30000 × 30000 pixels'],
  ['a format that browsers do not show', 'a.tiff', async () => sharp(await photo(20, 10)).tiff().toBuffer(), 'is no SVG'],
])('refuses %s', async (_name, file, make, reason) => {
  const { media } = await library({ [file]: await make() })

  expect(media.findPicture(file)).toMatch(`media/${file}`)
  expect(media.findPicture(file)).toMatch(reason)
})

async function library(files: Record<string, Buffer>) {
  count += 1
  const [sourceDir, dataDir] = [join(folder, `source-${count}`), join(folder, `data-${count}`)]
  mkdirSync(sourceDir)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(sourceDir, name), content)
  return { media: await MediaLibrary.open(sourceDir), dataDir }
}

function publishedNames(row: Picture): string[] {
  return [...variantsOf(row).map(({ name }) => name), mediaName(row)]
}

/** As a telephone writes it: the pixels of a red and a blue half, the sensor's orientation, the camera and the place. */
function photo(width: number, height: number): Promise<Buffer> {
  const half = { create: { width, height: height / 2, channels: 3 as const, background: '#e11d1d' } }
  return sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .composite([{ input: half, gravity: 'south' }])
    .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '43/1 13/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

async function movingGif(): Promise<Buffer> {
  const frames = Buffer.alloc(10 * 20 * 3, 0).fill(255, 300)
  return sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } }).gif({ delay: [100, 100], loop: 0 }).toBuffer()
}

/** Says a size in its head and has no pixels. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
