import { readImageSize } from './image-size'

const webp = (kind: string, body: number[]) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from(kind), Buffer.alloc(4), Buffer.from([...body, ...new Array<number>(12).fill(0)])])

test.each([
  ['an SVG with a size', Buffer.from('<?xml version="1.0"?><svg viewBox="0 0 10 10" width="1600" height="1000px">'), ['image/svg+xml', 1600, 1000]],
  ['an SVG with a box', Buffer.from('<svg\n viewBox="0,0, 160.4 100">'), ['image/svg+xml', 160, 100]],
  ['an SVG in percent', Buffer.from('<svg width="100%" height="100%" viewBox="0 0 96 48">'), ['image/svg+xml', 96, 48]],
  ['a PNG', Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\x1a\n'), Buffer.alloc(8), Buffer.from([0, 0, 2, 128, 0, 0, 1, 144])]), ['image/png', 640, 400]],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 1, 144, 2, 128, 3, 0, 0, 0]), ['image/jpeg', 640, 400]],
  ['a WebP with loss', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0x90, 0x01]), ['image/webp', 640, 400]],
  ['a WebP without loss', webp('VP8L', [0x2f, 0x7f, 0xc2, 0x63, 0x00]), ['image/webp', 640, 400]],
  ['an extended WebP', webp('VP8X', [0, 0, 0, 0, 0x7f, 0x02, 0, 0x8f, 0x01, 0]), ['image/webp', 640, 400]],
])('reads the size of %s', (_name, content, [mime, width, height]) => {
  expect(readImageSize(content)).toEqual({ mime, width, height })
})

test.each([['an SVG without a size', '<svg>'], ['a text', 'hello'], ['nothing', ''], ['half a PNG', '\x89PNG\r\n']])('knows no size of %s', (_name, content) => {
  expect(readImageSize(Buffer.from(content, 'latin1'))).toBeUndefined()
})
