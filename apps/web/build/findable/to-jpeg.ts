import sharp, { type Sharp } from 'sharp'

/** Social networks take more, messengers do not. */
const mostBytes = 60_000
const qualities = [80, 65, 50, 35]

/** A picture as JPEG, at the best quality that is small enough. */
export async function toJpeg(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
  let written: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    written = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).jpeg({ quality }).toBuffer()
    if (written.length <= mostBytes) break
  }
  return written
}
