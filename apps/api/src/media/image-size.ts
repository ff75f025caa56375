export interface ImageSize {
  mime: string
  width: number
  height: number
}

/**
 * Reads type and size, in pixels, from the first bytes of a picture.
 *
 * @returns undefined for a file that is no SVG, PNG, JPEG or WebP, or that does not tell its size
 */
export function readImageSize(content: Buffer): ImageSize | undefined {
  const size = readPng(content) ?? readJpeg(content) ?? readWebp(content) ?? readSvg(content)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

function readPng(content: Buffer): ImageSize | undefined {
  if (content.length < 24 || content.toString('latin1', 1, 4) !== 'PNG') return undefined
  return { mime: 'image/png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}

function readJpeg(content: Buffer): ImageSize | undefined {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < content.length && content[at] === 0xff; ) {
    const marker = content[at + 1] ?? 0
    // Start of frame; C4, C8 and CC are tables that only share the numbers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { mime: 'image/jpeg', width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) }
    }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}

function readWebp(content: Buffer): ImageSize | undefined {
  if (content.length < 30 || content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const mime = 'image/webp'
  switch (content.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { mime, width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = content.readUInt32LE(21)
      return { mime, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { mime, width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

function readSvg(content: Buffer): ImageSize | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(content.toString('utf8', 0, 8192)) ?? []
  if (!tag) return undefined
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
  const pixels = (name: string) => Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(attribute(name)?.trim() ?? '')?.[1])
  const box = (attribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number)

  const width = pixels('width') || box[2]
  const height = pixels('height') || box[3]
  return width && height ? { mime: 'image/svg+xml', width: Math.round(width), height: Math.round(height) } : undefined
}
