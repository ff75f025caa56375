import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { stampOf } from '../content/import/file-stamps'
import { temporaryFolder } from '../testing/test-content'
import { MediaLibrary, type KnownFile } from './media-library'
import { readPicture } from './read-picture'

jest.mock('./read-picture', () => {
  const actual = jest.requireActual<{ readPicture: typeof readPicture }>('./read-picture')
  return { ...actual, readPicture: jest.fn(actual.readPicture) }
})

const folder = temporaryFolder()
const path = join(folder, 'a.jpg')

test('a picture that is as a former import has found it is not read again, and one that is not is', async () => {
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } }).jpeg().toFile(path)
  // Since then it has been left alone.
  jest.spyOn(Date, 'now').mockReturnValue(statSync(path).ctimeMs + 60_000)
  const known: KnownFile = { file: 'a.jpg', id: 7, mime: 'image/jpeg', width: 60, height: 40, stamp: stampOf(path) ?? '' }
  const facts = { id: 7, mime: 'image/jpeg', width: 60, height: 40 }

  const again = (await MediaLibrary.open(folder, [known])).findPicture('a.jpg')
  const read = jest.mocked(readPicture).mock.calls.length
  utimesSync(path, 1, 1)
  const changed = (await MediaLibrary.open(folder, [known])).findPicture('a.jpg')

  jest.restoreAllMocks()
  expect([again, read, changed]).toEqual([expect.objectContaining(facts), 0, expect.objectContaining(facts)])
  expect(readPicture).toHaveBeenCalledTimes(1)
})

test('a drawing is not read in an encoding that it is not in', async () => {
  const title = Buffer.from([0xca, 0xb3, 0xf2])
  writeFileSync(join(folder, 'windows-1251.svg'), Buffer.concat([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>'), title, Buffer.from('</title></svg>')]))

  const found = (await MediaLibrary.open(folder)).find('windows-1251.svg')

  expect(found).toBe('media/windows-1251.svg is not in UTF-8; save it in this encoding')
})
