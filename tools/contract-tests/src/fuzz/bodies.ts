import type { Random } from '@university/api-client/testing/random'
import { nastyText } from './nasty'

export interface Part {
  name: string
  /** Of a file. */
  fileName?: string
  content: Buffer
}

/** A form as a browser sends it. */
export function encodeForm(parts: Part[], boundary: string): Buffer {
  const pieces = parts.flatMap(({ name, fileName, content }) => {
    const escaped = (text: string) => text.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
    const file = fileName === undefined ? '' : `; filename="${escaped(fileName)}"\r\nContent-Type: application/octet-stream`
    return [Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}\r\n\r\n`), content, Buffer.from('\r\n')]
  })
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

/** What people choose as files, and what others do. */
export function someFile(random: Random): Buffer {
  const kind = random.integer(0, 199)
  if (kind === 0) return Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * 1024 * 1024)])
  return random.pick([
    Buffer.from('%PDF-1.4\n%%EOF\n'),
    Buffer.from('%PDF-1.4\n%%EOF\n'),
    Buffer.alloc(0),
    Buffer.from('MZ\x90\0'),
    Buffer.from('PK\x03\x04'),
    Buffer.from('PK\x03\x04\x14\0\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff[Content_Types].xml', 'latin1'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.alloc(200_000, 'x'),
  ])
}

/** What is left of a body when something goes wrong on its way, or somebody wants it to. */
export function breakBytes(random: Random, body: Buffer): { how: string; body: Buffer } {
  const at = random.integer(0, Math.max(0, body.length - 1))
  const ways: [string, () => Buffer][] = [
    ['cut off', () => body.subarray(0, at)],
    ['a byte changed', () => Buffer.concat([body.subarray(0, at), Buffer.from([random.integer(0, 255)]), body.subarray(at + 1)])],
    ['broken UTF-8', () => Buffer.concat([body.subarray(0, at), Buffer.from([0xff, 0xc0, 0x80]), body.subarray(at)])],
    ['a byte order mark', () => Buffer.concat([Buffer.from('\uFEFF'), body])],
    ['text behind it', () => Buffer.concat([body, Buffer.from('{}')])],
    ['twice', () => Buffer.concat([body, body])],
    ['empty', () => Buffer.alloc(0)],
    ['deep arrays', () => Buffer.from('['.repeat(20_000))],
    ['deep objects', () => Buffer.from(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)],
    ['a huge number', () => Buffer.from('{"slug":"","page":1e400,"id":-1e400}')],
    ['fields twice', () => Buffer.from('{"slug":"","slug":"lib","id":1,"id":2}')],
    ['a prototype', () => Buffer.from('{"slug":"","__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}')],
    ['half a surrogate pair', () => Buffer.from('{"slug":"","q":"\\ud800","lang":"kz","token":"\\udfff\\ud800aaaaaaaaaaaaaaaaaaaaaa"}')],
    ['noise', () => Buffer.from(Array.from({ length: random.integer(1, 400) }, () => random.integer(0, 255)))],
    ['larger than allowed', () => Buffer.from(JSON.stringify({ slug: 'x'.repeat(300_000) }))],
    ['a text', () => Buffer.from(JSON.stringify(nastyText(random)))],
  ]
  const [how, make] = random.pick(ways)
  return { how, body: make() }
}
