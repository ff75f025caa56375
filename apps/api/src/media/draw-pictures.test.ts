import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { temporaryFolder } from '../testing/test-content'
import { drawPictures } from './draw-pictures'

const folder = temporaryFolder()
let count = 0

test('draws each width from the vector, with what lies behind it', async () => {
  const drawn = await draw(halves('width="60" height="30"'), [60, 120, 240])

  for (const width of [60, 120, 240]) {
    const { data, info } = await sharp(drawn.get(width)).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([width, width / 2, 4])
    // A picture that was made larger would have colours in between at the edge.
    const row = Array.from({ length: width }, (_, x) => [...data.subarray((x + (width / 4) * width) * 4, (x + (width / 4) * width) * 4 + 4)])
    expect(row.slice(0, width / 2).every((pixel) => String(pixel) === '7,52,61,255')).toBe(true)
    expect(row.slice(width / 2).every(([, , , alpha]) => alpha === 0)).toBe(true)
  }
})

test.each([
  ['in millimetres', 'width="300mm" height="150mm"'],
  ['larger than any screen', 'width="9000mm" height="4500mm"'],
  ['not told, but for a box', ''],
])('has the width that was asked for, where its own size is %s', async (_name, size) => {
  const drawn = await draw(halves(size), [120])

  expect(await sharp(drawn.get(120)).metadata()).toMatchObject({ format: 'webp', width: 120, height: 60, hasAlpha: true })
})

test('draws only what is missing', async () => {
  const there = join(folder, 'there.webp')
  writeFileSync(there, 'there before')
  const write = jest.fn()

  await drawPictures(join(folder, 'none.svg'), [{ path: there, width: 60 }], write)

  expect(write).not.toHaveBeenCalled()
})

test('says that a drawing cannot be read', async () => {
  await expect(draw('<svg viewBox="0 0 60 30"><path></svg>', [60])).rejects.toThrow()
})

test('gives up what takes too long, and says so', async () => {
  const prototype = Object.getPrototypeOf(sharp()) as Sharp
  const timeout = jest.spyOn(prototype, 'timeout')
  const toBuffer = jest.spyOn(prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 14% complete'))

  await expect(draw(halves('width="60" height="30"'), [60])).rejects.toThrow('it takes more than 20 seconds to draw')

  expect(timeout.mock.calls).toEqual([[{ seconds: 20 }]])
  for (const spy of [timeout, toBuffer]) spy.mockRestore()
})

/** Left half of a colour, right half empty. */
function halves(size: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 60 30"><rect width="30" height="30" fill="#07343d"/></svg>`
}

/** @returns the files by their widths */
async function draw(source: string, widths: number[]): Promise<Map<number, Buffer>> {
  count += 1
  const own = join(folder, String(count))
  mkdirSync(own)
  writeFileSync(join(own, 'a.svg'), source)
  const drawn = new Map<string, Buffer>()
  await drawPictures(join(own, 'a.svg'), widths.map((width) => ({ path: join(own, `${width}.webp`), width })), (path, content) => drawn.set(path, content))
  return new Map(widths.map((width) => [width, drawn.get(join(own, `${width}.webp`)) as Buffer]))
}
