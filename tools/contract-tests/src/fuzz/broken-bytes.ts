import type { Random } from '@university/api-client/testing/random'

const start = 'POST /api/menu HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const body = '{"slug":"","is_main":true}'

const ways = {
  'a length that is too small': `${start}Content-Length: 5\r\n\r\n${body}`,
  'a length that is too large': `${start}Content-Length: 500\r\n\r\n${body}`,
  'a length that is none': `${start}Content-Length: abc\r\n\r\n${body}`,
  'a negative length': `${start}Content-Length: -1\r\n\r\n${body}`,
  'two lengths': `${start}Content-Length: 10\r\nContent-Length: 20\r\n\r\n${body}`,
  'a length and chunks': `${start}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
  'chunks': `${start}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  'a chunk of no size': `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
  'a chunk that is too large': `${start}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${body}`,
  'no host': `POST /api/menu HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}`,
  'no version': 'GET /api/page/admission\r\n\r\n',
  'another version': 'GET /api/page/admission HTTP/9.9\r\n\r\n',
  'no request': 'GARBAGE\r\n\r\n',
  'zeros': '\0'.repeat(500),
  'a space in the address': 'GET /api/page/a b?slug= HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'letters in the address': 'GET /api/page/қабылдау?slug= HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'a broken escape in the address': 'GET /api/page/%E0%A4%A?slug=%zz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'a whole address': 'GET http://localhost/api/page/admission?slug= HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'a star': 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'a tunnel': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'an upgrade': 'GET /api/page/admission?slug= HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'a folded header': 'GET /api/page/admission?slug= HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n b\r\n\r\n',
  'a control character in a header': 'GET /api/page/admission?slug= HTTP/1.1\r\nHost: localhost\r\nX-A: a\x01b\r\n\r\n',
  'many headers': `GET /api/page/admission?slug= HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(3_000)}\r\n`,
  'an address that is too long': `GET /api/page/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'a form that breaks off': 'POST /api/reception/sendQuestion HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\nContent-Disposition: form-data; name="f0"; filename="a.pdf"\r\n\r\n%PDF-1.4',
  'two requests at once': `${start}Content-Length: ${body.length}\r\n\r\n${body}GET /api/page/admission?slug= HTTP/1.1\r\nHost: localhost\r\n\r\n`,
}

/** Bytes that are hardly a request. */
export function brokenBytes(random: Random): { how: string; bytes: Buffer } {
  const [how, text] = random.pick(Object.entries(ways))
  return { how, bytes: Buffer.from(text) }
}
