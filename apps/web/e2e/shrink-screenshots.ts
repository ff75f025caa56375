import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FullConfig } from 'playwright/test'
import sharp from 'sharp'

const folder = path.join(__dirname, 'screenshots')

/** After a run that renewed pictures: keeps each in 256 colours, which takes a quarter of the room and shows the same. */
export default async function shrinkScreenshots({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots === 'none') return
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if ((await stat(file)).mtimeMs < performance.timeOrigin) continue
    const fewColours = await sharp(await readFile(file)).png({ palette: true, colours: 256, dither: 0 }).toBuffer()
    await writeFile(file, await sharp(fewColours).webp({ lossless: true, effort: 6 }).toBuffer())
  }
}
