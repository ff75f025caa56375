import { fullFormats } from 'ajv-formats/dist/formats'
import { formats } from './validate-formats'

type Formats = Record<string, [valid: string[], invalid: string[]]>

const texts: Formats = {
  date: [['2024-02-29', '0000-01-01', '9999-12-31', '2000-02-29'], ['2023-02-29', '1900-02-29', '2024-13-01', '2024-00-01', '2024-04-31', '2024-1-1', '', '2024', '+010000-01', '+010000-01-01', '2024-02-29T00:00:00Z']],
  time: [['00:00:00Z', '23:59:59.123+05:30', '12:00:00z', '12:00:00-2359', '23:59:60Z', '12:00:00+05'], ['24:00:00Z', '12:60:00Z', '12:00:61Z', '12:00:00', '12:00Z', '12:00:00+24:00', '12:00:00+05:60']],
  'date-time': [['2026-02-10T05:00:00Z', '2026-02-10t05:00:00.5z', '2026-02-10 05:00:00+06:00', '1990-12-31T15:59:60-08:00'], ['2026-02-10', '2026-02-10T05:00:00', '2026-02-30T05:00:00Z', '2026-02-10T05:00Z', '2026-02-10_05:00:00Z', '', '2026-02-10T05:00:00Z ']],
  email: [['a@b.cc', 'a.b+c_d@x-y.example', "o'neil@b.example", 'a@1.2'], ['a@b', '.a@b.cc', 'a..b@c.dd', 'a@b..cc', 'a@-b.cc', 'a@b-.cc', 'a b@c.dd', 'a@b.cc.', '@b.cc', 'я@b.cc']],
  hostname: [['a', 'a.b', 'A-1.example.', 'xn--80a.example', 'a'.repeat(63)], ['', '.', '.a', 'a..b', '-a', 'a-', 'a_b', 'a'.repeat(64), Array(64).fill('abc').join('.')]],
  ipv4: [['0.0.0.0', '255.255.255.255', '1.20.199.249'], ['256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4.', '.1.2.3.4', '1.2.3.']],
  ipv6: [['::', '::1', '1:2:3:4:5:6:7:8', '1::8', '1:2:3:4:5:6:7::', '::ffff:1.2.3.4', 'ABCD::'], ['', ':', '1:2:3:4:5:6:7', '1::2::3', '1:2:3:4::5:6:7:8', '::12345', '::1.2.3', '::1]/[', '1.2.3.4', 'g::']],
  uri: [['https://a.example/b?c=d&e#f', 'http://u:p@h.example:80', 'urn:a:b', 'mailto:a@b.cc', 'http://[::1]:8080/a', 'a:/b', 'http://a.example/%D1%8F', 'file:///a'], ['', 'a', '/a', '//a', 'a:', 'a:?b', '1a:b', 'http://a b', 'http://a.example/я', 'http://a.example/%4', 'http://[::g]/', 'http://[1::2::3]/', 'http://a/#b#c', 'http://a/<b>', 'a:/b[0]']],
  'uri-reference': [['', '/a', '//a.example/b', '../a', '?a=b', '#a', 'a:b', '/a:b', 'https://a.example/', '/a//b', 'a%20b'], ['a b', '/я', '%4', '#a#b', '\\a', '/a[0]', '<a>']],
  uuid: [['2eb8aa08-aa98-11ea-b4aa-73b441d16380', '2EB8AA08-AA98-11EA-B4AA-73B441D16380', 'urn:uuid:2eb8aa08-aa98-11ea-b4aa-73b441d16380'], ['', '2eb8aa08aa9811eab4aa73b441d16380', '2eb8aa08-aa98-11ea-b4aa-73b441d1638', '2eb8aa08-aa98-11ea-b4aa-73b441d1638g']],
  byte: [['', 'aGVsbG8=', 'YQ==', 'YWJj', '+/+/'], ['YQ', 'YQ=', 'YWJ', '_-==', 'YW Jj']],
}

const peers: Record<string, unknown> = fullFormats

function askAjv(name: string, text: string): boolean {
  const peer = peers[name] as RegExp | ((text: string) => boolean) | { validate: (text: string) => boolean }
  return peer instanceof RegExp ? peer.test(text) : typeof peer === 'function' ? peer(text) : peer.validate(text)
}

test.each(Object.entries(texts))('reads %s as ajv does', (name, [valid, invalid]) => {
  const verdicts = (list: string[]) => list.map((text) => [text, formats[name]?.test(text), askAjv(name, text)])

  expect(verdicts(valid)).toEqual(valid.map((text) => [text, true, true]))
  expect(verdicts(invalid)).toEqual(invalid.map((text) => [text, false, false]))
})

test('knows no other formats', () => {
  expect(Object.keys(formats).sort()).toEqual(Object.keys(texts).sort())
})

/** RFC 3339, 3986 and 4648 side with us in all but the first, where a leap second may be at any minute: that is enough. */
test.each([
  ['time', '12:30:60Z', true],
  ['uri-reference', '/a"b', false],
  ['uri', 'http://[::01.2.3.4]/', false],
  ['uri', 'http://[v1.a:b]/', false],
  ['byte', 'no base64\nYWJj', false],
])('differs from ajv on purpose: %s %j is %j', (name, text, want) => {
  expect([formats[name]?.test(text), askAjv(name, text)]).toEqual([want, !want])
})
