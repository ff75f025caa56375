/** @jest-environment node */
import sharp from 'sharp'
import { makeIcons } from './icons'

const shell = { site: 'lib', name: 'Ғылыми кітапхана', shortName: 'Кітапхана', tagline: '' }
const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#f00" d="M0 0h10v10H0z"/></svg>')

test('makes the icons that browsers and telephones ask for, each of its size', async () => {
  const files = await make(logo)

  const sizes = await Promise.all(Object.keys(files).filter((path) => path.endsWith('.png')).map(async (path) => [path, await sizeOf(files[path])]))
  expect(Object.fromEntries(sizes)).toEqual({ '/apple-touch-icon.png': 180, '/icons/icon-192.png': 192, '/icons/icon-512.png': 512, '/icons/maskable-512.png': 512 })
})

test('puts three pictures into favicon.ico', async () => {
  const { '/favicon.ico': icon } = await make(logo)

  const file = icon as Buffer
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index)
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  expect(entries.map((entry) => file.readUInt8(entry))).toEqual([16, 32, 48])
  const pictures = entries.map((entry) => file.subarray(file.readUInt32LE(entry + 12), file.readUInt32LE(entry + 12) + file.readUInt32LE(entry + 8)))
  expect(await Promise.all(pictures.map(sizeOf))).toEqual([16, 32, 48])
})

test('leaves a border in the university’s colour where platforms cut, and none elsewhere', async () => {
  const files = await make(logo)

  expect(await colorAt(files['/icons/maskable-512.png'], 20, 20)).toEqual([7, 52, 61])
  expect(await colorAt(files['/icons/maskable-512.png'], 256, 256)).toEqual([255, 0, 0])
  expect(await colorAt(files['/icons/icon-512.png'], 1, 1)).toEqual([255, 0, 0])
})

test('draws the first letter of the name for a site without an emblem', async () => {
  const { '/icons/icon-512.png': icon } = await make(undefined)

  expect(await colorAt(icon, 256, 60)).toEqual([7, 52, 61])
  const { dominant, channels } = await sharp(icon).stats()
  expect([dominant.r, channels[0]?.max]).toEqual([8, 217])
})

test('says in the manifest what the site is called in Kazakh, and which icons it has', async () => {
  const files = await make(logo)

  const manifest = JSON.parse(String(files['/manifest.webmanifest'])) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: shell.name, short_name: shell.shortName, lang: 'kk', start_url: '/', theme_color: '#07343d' })
  expect(manifest).not.toHaveProperty('description')
  expect(manifest.icons.map(({ src }) => src in files)).toEqual([true, true, true])
})

async function make(emblem: Buffer | undefined): Promise<Record<string, string | Buffer>> {
  return Object.fromEntries((await makeIcons(shell, emblem)).map(({ publicPath, content }) => [publicPath, content]))
}

async function sizeOf(picture: string | Buffer | undefined): Promise<number | undefined> {
  const { width, height } = await sharp(picture as Buffer).metadata()
  return width === height ? width : undefined
}

async function colorAt(picture: string | Buffer | undefined, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture as Buffer).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}
