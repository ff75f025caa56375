import { statSync, utimesSync } from 'node:fs'
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
