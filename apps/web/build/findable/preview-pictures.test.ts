/** @jest-environment node */
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { PreviewPictures, type Preview } from './preview-pictures'

const text = { title: 'Қысқы емтихан сессиясы 14 желтоқсанда басталады', overline: 'Жаңалықтар', siteName: 'Көкжиек университеті', language: 'kk' }
const news: Preview = { text, logo: '/media/logo-1a2b.svg' }

let cacheFolder: string
let asked: string[]
let warnings: string[]
let failing: boolean

beforeEach(async () => {
  cacheFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'previews-'))
  asked = []
  warnings = []
  failing = false
})

afterEach(() => fs.rm(cacheFolder, { recursive: true, force: true }))

test('draws the title in the colours of the university, 1200 by 630 and small enough for messengers', async () => {
  const picture = await draw(news)

  const { width, height, format } = await sharp(picture).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(picture.length).toBeLessThan(60_000)
  const { dominant, channels } = await sharp(picture).stats()
  expect(dominant).toEqual({ r: 8, g: 56, b: 56 })
  expect(channels[0]?.max).toBeGreaterThan(240)
})

test('draws another picture for every letter of Kazakh, so each has a shape', async () => {
  const letters = [...'ӘәҒғҚқҢңӨөҰұҮүҺһІі']

  const pictures = await Promise.all(letters.map((letter) => draw({ text: { ...text, title: letter }, logo: null })))

  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(letters.length)
})

test('keeps the longest title within the picture', async () => {
  const picture = await draw({ text: { ...text, title: 'Ұзақ атау '.repeat(60) }, logo: null })

  const edge = await sharp(picture).extract({ left: 0, top: 590, width: 1200, height: 20 }).png().toBuffer()
  const band = await sharp(edge).stats()
  expect(band.channels[0]?.max).toBeLessThan(30)
})

test('a sample draws one of sixteen titles, and gives the others a picture without words, which it does not keep', async () => {
  const pictures = make(true)
  const files = await Promise.all(Array.from({ length: 40 }, (_, number) => pictures.fileOf({ text: { ...text, title: `Жаңалық ${number}` }, logo: null })))

  const read = await readAll(pictures, files)

  const drawn = files.filter((file) => file.startsWith('preview-0'))
  expect([read.size, drawn.length > 0, drawn.length < 10]).toEqual([40, true, true])
  expect(new Set([...read.values()].map((picture) => picture.toString('base64'))).size).toBe(drawn.length + 1)
  expect((await fs.readdir(cacheFolder)).sort()).toEqual(drawn.sort())
})

test('crops a picture of the item itself', async () => {
  const picture = await draw({ picture: '/media/square.png' })

  const { width, height } = await sharp(picture).metadata()
  expect([width, height, asked]).toEqual([1200, 630, ['/media/square.png']])
})

test('draws the same once, however many ask for it', async () => {
  const pictures = make()
  const files = [await pictures.fileOf(news), await pictures.fileOf({ ...news }), await pictures.fileOf({ text: { ...text, title: 'Another' }, logo: news.logo })]

  const drawn = await readAll(pictures, files)

  expect([drawn.size, asked]).toEqual([2, ['/media/logo-1a2b.svg']])
})

test('takes what a former build has drawn', async () => {
  const first = await draw(news)
  asked = []

  expect([Buffer.compare(await draw(news), first), asked]).toEqual([0, []])
})

test('draws again what a power cut has left empty', async () => {
  const first = await draw(news)
  const [file = ''] = await fs.readdir(cacheFolder)
  await fs.truncate(path.join(cacheFolder, file))

  expect([Buffer.compare(await draw(news), first), Buffer.compare(await fs.readFile(path.join(cacheFolder, file)), first)]).toEqual([0, 0])
})

test('draws without an emblem that cannot be had, says so, and draws again what lacks it', async () => {
  const pictures = make()
  const file = await pictures.fileOf({ text, logo: '/media/gone.svg' })

  const lacking = await pictures.read([file], async () => undefined)

  expect([warnings, lacking, await fs.readdir(cacheFolder)]).toEqual([[expect.stringContaining('/media/gone.svg')], [file], []])
})

test('asks for an emblem again that could not be had for another picture', async () => {
  const pictures = make()
  const [first, second] = [await pictures.fileOf(news), await pictures.fileOf({ ...news, text: { ...text, title: 'Another' } })]
  failing = true
  expect(await pictures.read([first], async () => undefined)).toEqual([first])

  failing = false

  expect(await pictures.read([second], async () => undefined)).toEqual([])
})

test('shows the colours of the university instead of a picture that cannot be had, says so, and asks again next time', async () => {
  const picture = await draw({ picture: '/media/gone.svg' })

  expect((await sharp(picture).stats()).dominant).toEqual({ r: 8, g: 56, b: 56 })
  expect([warnings, await fs.readdir(cacheFolder)]).toEqual([[expect.stringContaining('/media/gone.svg')], []])
})

test('sweeps out what has not been used for two months', async () => {
  await draw(news)
  const [file = ''] = await fs.readdir(cacheFolder)
  await fs.utimes(path.join(cacheFolder, file), 0, 0)
  await draw(news)

  await make().sweep(Date.now() + 59 * 86_400_000)
  const kept = await fs.readdir(cacheFolder)
  await make().sweep(Date.now() + 61 * 86_400_000)

  expect([kept, await fs.readdir(cacheFolder)]).toEqual([[file], []])
})

test('goes on sweeping where another process has taken a file away since the folder was read', async () => {
  await draw(news)
  // Is listed, but cannot be looked at.
  await fs.symlink('moved', path.join(cacheFolder, 'preview-0.jpg.1.next'))

  await make().sweep(Date.now() + 61 * 86_400_000)

  expect(await fs.readdir(cacheFolder)).toEqual(['preview-0.jpg.1.next'])
})

async function draw(preview: Preview): Promise<Buffer> {
  const pictures = make()
  const file = await pictures.fileOf(preview)
  return (await readAll(pictures, [file])).get(file) ?? Buffer.alloc(0)
}

async function readAll(pictures: PreviewPictures, files: readonly string[]): Promise<Map<string, Buffer>> {
  const read = new Map<string, Buffer>()
  await pictures.read(files, async (file, content) => void read.set(file, content))
  return read
}

function make(isSample = false): PreviewPictures {
  return new PreviewPictures({
    cacheFolder,
    isSample,
    warn: (message) => warnings.push(message),
    async readPicture(url) {
      asked.push(url)
      if (failing || url.includes('gone')) throw new Error(`${url} answered 404`)
      return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path fill="#f00" d="M0 0h400v400H0z"/></svg>')
    },
  })
}
