/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { drawPictures } from './make-pages'
import type { SiteFinisher } from './site-finisher'

test('two processes may draw the same picture at the same time', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'drawn-'))
  const write = fs.writeFile
  let writing = 0
  let bothHaveWritten = () => undefined as void
  const written = new Promise<void>((resolve) => (bothHaveWritten = resolve))
  // Each has written before one of them puts it in place.
  jest.spyOn(fs, 'writeFile').mockImplementation(async (...args) => {
    await write(...args)
    if (++writing === 2) bothHaveWritten()
    await written
  })
  const finisher: Pick<SiteFinisher, 'pictures'> = { pictures: (files, take) => Promise.all(files.map((file) => take(file, Buffer.from('picture')))).then(() => []) }
  const draw = () => drawPictures(finisher, ['previews/preview-1.jpg'], folder)

  await Promise.all([draw(), draw()])

  expect(await fs.readdir(path.join(folder, 'previews'))).toEqual(['preview-1.jpg'])
  await fs.rm(folder, { recursive: true })
})
