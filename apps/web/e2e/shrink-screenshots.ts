import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FullConfig } from 'playwright/test'
import sharp from 'sharp'

const folder = path.join(__dirname, 'screenshots')

/** Between the levels of a colour that are kept, of 255. What is lost is less than the comparison sees. */
const step = 6

/** After a run that renewed pictures: keeps each in fewer colours, which takes half of the room and compares as the same. */
export default async function shrinkScreenshots({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots === 'none') return
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if ((await stat(file)).mtimeMs < performance.timeOrigin) continue
    const { data, info } = await sharp(await readFile(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const fewColours = data.map((level) => Math.min(255, Math.round(level / step) * step))
    await writeFile(file, await sharp(fewColours, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer())
  }
}
