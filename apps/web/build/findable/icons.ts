import sharp from 'sharp'
import { languageTags } from '../../src/i18n/languages'
import type { Shell } from '../../src/shell/shell'
import type { SiteFile } from '../site-finisher'
import { colors, drawMark } from './preview-design'

/** For the head of every page; the same on all sites. */
export const iconLinks = [
  // Browsers that show SVG take the emblem itself (src/shell/server.tsx).
  '<link rel="icon" sizes="32x32" href="/favicon.ico">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('')

/** Platforms cut the corners of a maskable icon: what counts lies in the middle four fifths. */
const safePart = 0.72

/**
 * The icons and the manifest of a site, made from its emblem; without one, from the first letter of its name.
 *
 * @param shell in the default language
 */
export async function makeIcons(shell: Pick<Shell, 'site' | 'name' | 'shortName' | 'tagline'>, logo: Buffer | undefined): Promise<SiteFile[]> {
  const emblem = logo ?? Buffer.from(await drawMark(shell.shortName.slice(0, 1)))
  const icon = (size: number) => picture(emblem, size).png({ compressionLevel: 9 }).toBuffer()
  const file = (publicPath: string, content: string | Buffer): SiteFile => ({ site: shell.site, publicPath, content })

  return [
    file('/favicon.ico', ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await icon(size) }))))),
    file('/apple-touch-icon.png', await onGround(emblem, 180, 0.86)),
    file('/icons/icon-192.png', await icon(192)),
    file('/icons/icon-512.png', await icon(512)),
    file('/icons/maskable-512.png', await onGround(emblem, 512, safePart)),
    file('/manifest.webmanifest', JSON.stringify(manifest(shell), null, 1)),
  ]
}

function manifest({ name, shortName, tagline }: Pick<Shell, 'name' | 'shortName' | 'tagline'>) {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })
  return {
    id: '/',
    name,
    short_name: shortName,
    description: tagline || undefined,
    lang: languageTags.kz,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colors.ground,
    background_color: colors.ground,
    icons: [icon('/icons/icon-192.png', 192, 'any'), icon('/icons/icon-512.png', 512, 'any'), icon('/icons/maskable-512.png', 512, 'maskable')],
  }
}

function picture(emblem: Buffer, size: number): sharp.Sharp {
  return sharp(emblem, { density: 300 }).resize(size, size, { fit: 'contain', background: 'transparent' })
}

/** On the university's colour, which reaches to the edge. @param part of the width that the emblem takes */
async function onGround(emblem: Buffer, size: number, part: number): Promise<Buffer> {
  const input = await picture(emblem, Math.round(size * part)).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: colors.ground } }).composite([{ input }]).png({ compressionLevel: 9 }).toBuffer()
}

/** An ICO file with PNG pictures in it: a header of 6 bytes, 16 bytes about each picture, the pictures. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
