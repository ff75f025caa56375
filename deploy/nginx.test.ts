import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, 'nginx/university')
const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8').replace(/^\s*#.*$/gm, '')]))

/** A part of the configuration with all that it includes. */
function whole(text = ''): string {
  return text.replace(/include university\/(\S+);/g, (_, name: string) => whole(files.get(name)))
}

const server = files.get('server.conf') ?? ''
const zoneOf = (text: string) => /limit_req zone=(\w+)/.exec(text)?.[1] ?? ''
const rateOf = (zone: string) => Number(new RegExp(`zone=${zone}:\\S+ rate=(\\d+)r/s;`).exec(files.get('limits.conf') ?? '')?.[1])

test('the search has a limit of its own, which a reader who types does not meet', () => {
  const search = whole(/location = \/api\/search \{([^}]*)\}/.exec(server)?.[1])
  const others = whole(files.get('reads.conf'))

  expect(zoneOf(search)).not.toBe(zoneOf(others))
  expect(rateOf(zoneOf(search))).toBeLessThan(rateOf(zoneOf(others)))
  expect(rateOf(zoneOf(search))).toBeGreaterThan(1000 / 300)
})

test('but for its limit the search is passed on as other reads are', () => {
  const directives = (text: string) => text.split('\n').map((line) => line.trim()).filter((line) => line && !/^(limit_req|client_max_body_size) /.test(line)).sort()

  expect(directives(whole(files.get('search.conf')))).toEqual(directives(whole(files.get('reads.conf'))))
})

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1::6', '2001:db8:1::'],
  ['2001:db8::5:6', '2001:db8::'],
  ['2001::6', '2001::'],
  ['::1', '::'],
  ['unix:', '-'],
])('of a visitor at %s a log has %s', (address, net) => {
  const [, map = ''] = /map \$remote_addr \$remote_net \{([^}]*)\}/.exec(files.get('log.conf') ?? '') ?? []
  // As nginx does: the first expression that fits.
  const rules = [...map.matchAll(/"~(.*)" \$net(\S*);/g)].map(([, pattern = '', end = '']) => ({ pattern: new RegExp(pattern), end }))
  const found = rules.flatMap(({ pattern, end }) => (pattern.test(address) ? [`${pattern.exec(address)?.groups?.['net']}${end}`] : []))

  expect(found[0] ?? '-').toBe(net)
})

test('each limit that a location names is there', () => {
  const named = [...files.values()].flatMap((text) => [...text.matchAll(/limit_req zone=(\w+)/g)].map(([, zone = '']) => zone))

  expect([...new Set(named)].filter((zone) => !(rateOf(zone) > 0))).toEqual([])
})

test('what nginx cannot read is a problem with the headers of the others, and does not repeat the request', () => {
  const bodyOf = (start: string) => server.split(`\n  location ${start} {`)[1]?.split('\n  }')[0] ?? ''
  const [other, unreadable] = [bodyOf('@malformed'), bodyOf('= /.unreadable')]
  const headers = (body: string) => whole(body).match(/add_header .*/g)
  const answer = /return 400 '(.*)'/.exec(unreadable)?.[1] ?? ''

  // A named location has none for what has no address.
  expect([...files].filter(([, text]) => text.includes('error_page 400')).map(([name, text]) => [name, /error_page 400 (.*);/.exec(text)?.[1]])).toEqual(['proxy.conf', 'server.conf', 'visit.conf'].map((name) => [name, '414 494 /.unreadable']))
  expect(unreadable).toMatch(/^\s*internal;$/m)
  expect(headers(unreadable)).toEqual(headers(other))
  expect(headers(unreadable)?.length).toBeGreaterThan(4)
  expect(JSON.parse(answer)).toEqual({ type: '/api/docs/#invalid_request', title: 'Invalid request', status: 400, code: 'invalid_request', detail: 'The request cannot be read', request_id: '$request_id' })
})

test('nor has what nginx refuses before it looks for an address words of nginx’s own, nor a part that a file does not have each header twice, and it is kept by nobody', () => {
  const withFiles = [...server.matchAll(/^  location [^\n]*\{\n([\s\S]*?)\n  \}$/gm), ...(files.get('visit.conf') ?? '').matchAll(/^([\s\S]*)$/g)].map(([, body = '']) => body).filter((body) => /^ *try_files \$(?:uri|named_file) /m.test(body))

  expect(server).toMatch(/^  error_page 405 497 501 505 =400 \/\.unreadable;$/m)
  expect(withFiles.map((body) => /^ *error_page 416 @no_such_part;$/m.test(body))).toEqual([true, true, true])
  expect(server.split('\n  location @no_such_part {')[1]?.split('}')[0]?.trim().split(/\n */)).toEqual(['add_header Cache-Control no-store always;', 'return 416;'])
})

test('forms with files, which lie on the disk of nginx until they have come, are few at once from one address', () => {
  const forms = [...server.matchAll(/^    location = (\S+) \{([^}]*client_max_body_size (\d+)m;[^}]*)\}/gm)].map(([, path = '', body, megabytes]) => ({ path, limits: whole(body).match(/limit_conn .*/g), megabytes: Number(megabytes) }))
  const limits = ['limit_conn university_uploads 30;', 'limit_conn university_connections 500;']

  expect(forms).toEqual([{ path: '/api/reception/sendQuestion', limits, megabytes: 14 }, { path: '/api/plugin/vacancy/respond', limits, megabytes: 66 }])
  expect(server).toMatch(/^  limit_conn university_connections 500;$/m)
})

test('limits count a net of IPv6 as one, and each address of IPv4', () => {
  const limits = files.get('limits.conf') ?? ''
  const net = new RegExp(/"~(\S+)" \$net_of_ipv6;/.exec(limits)?.[1] ?? '(?!)', 's')
  const address = (...bytes: number[]) => net.exec(String.fromCharCode(...bytes))?.groups?.['net_of_ipv6'] ?? 'itself'
  const one = [0x20, 0x01, 0x0d, 0xb8, 0, 10, 13, 255]

  expect([address(...one, 0, 0, 0, 0, 0, 0, 0, 1), address(...one, 10, 10, 10, 10, 255, 255, 255, 255)]).toEqual([String.fromCharCode(...one), String.fromCharCode(...one)])
  expect(address(203, 0, 113, 10)).toBe('itself')
  expect([...limits.matchAll(/limit_(?:req|conn)_zone (\S+) /g)].map(([, key]) => key)).toEqual(Array.from({ length: 5 }, () => '$limited_net'))
})

test('logs hold neither addresses nor queries: nor does the error log, whose lines nobody can form', () => {
  const format = /log_format university '(.*)';/.exec(files.get('log.conf') ?? '')?.[1] ?? ''

  expect(format).toContain('"$asked_path"')
  expect(format).not.toMatch(/\$(remote_addr|request|request_uri|args|query_string|http_referer|uri)\b/)
  expect(/^error_log \S+ (\w+);$/m.exec(readFileSync(join(__dirname, 'nginx/local/main.conf'), 'utf8'))?.[1]).toBe('alert')
})

test('what holds for slow clients holds for the server that leads to https, too', () => {
  const main = readFileSync(join(folder, '../nginx.conf'), 'utf8')
  const outside = [...main.slice(0, main.indexOf('include university/server.conf')).matchAll(/include university\/(\S+);/g)].map(([, name = '']) => files.get(name) ?? '').join('\n')

  expect(['client_header_timeout 15s', 'client_body_timeout 15s', 'send_timeout 30s', 'server_tokens off'].filter((line) => !new RegExp(`^${line};$`, 'm').test(outside))).toEqual([])
})

test('a body that is too large is a problem wherever it is sent to: a location with pages of its own for errors has none of the server', () => {
  const locations = [...server.matchAll(/^  location ([^@\n]*) \{\n([\s\S]*?)\n  \}$/gm)].map(([, at = '', body = '']) => ({ at, body: whole(body) }))

  expect(locations.length).toBeGreaterThan(10)
  expect(locations.filter(({ at, body }) => at !== '= /.unreadable' && !/^ *error_page 413 =400 @malformed;$/m.test(body)).map(({ at }) => at)).toEqual([])
})

test('what nginx itself cannot do for the API is a problem that passes: no process answers, or its own disk takes no bodies', () => {
  const proxy = files.get('proxy.conf') ?? ''
  const statuses = [...proxy.matchAll(/^error_page ([\d ]+) =503 @unavailable;$/gm)].flatMap(([, list = '']) => list.split(' '))

  expect(statuses).toEqual(['500', '502', '504'])
  // What a process says itself stays as it is.
  expect(proxy).not.toContain('proxy_intercept_errors')
})

test('a visitor whom only the API can show a page is told so by one, not in JSON, while no process answers', () => {
  const bodyOf = (name: string) => server.split(`\n  location ${name} {`)[1]?.split('\n  }')[0] ?? ''

  expect(whole(bodyOf('@api')).match(/^ *error_page 500 .*/gm)?.map((line) => line.trim())).toEqual(['error_page 500 502 504 =503 @away;', 'error_page 500 502 504 =503 @unavailable;'])
  expect(bodyOf('@away')).toMatch(/default_type text\/html;\n *include university\/protection-of-data\.conf;\n *add_header Retry-After 5 always;\n *return 503 '<!doctype html>/)
})

test('a page of a build that nginx was not told of does nothing by itself: its policy is not known', () => {
  const [, policy = ''] = /^map \$build \$build_policy \{\n  default "(.*)";$/m.exec(files.get('maps.conf') ?? '') ?? []

  expect(policy).toBe(/Content-Security-Policy "(.*?)"/.exec(files.get('protection-of-data.conf') ?? '')?.[1])
})

test('which build there is is kept by nobody, and what a build says of itself, under its id, for a year', () => {
  const rules = [...(/^map "\$status \$uri" \$cache_control \{\n([\s\S]*?)\n\}$/m.exec(files.get('maps.conf') ?? '')?.[1] ?? '').matchAll(/^ *"~(.*)" "?([^"]*?)"?;$/gm)]
  const caching = (path: string) => rules.find(([, pattern = '']) => new RegExp(pattern).test(`200 ${path}`))?.[2]

  expect([caching('/builds/latest.json'), caching('/builds/meta/9f2c1b7d20ab5a08aa08.json'), caching('/ru')]).toEqual(['no-store', 'public, max-age=31536000, immutable', undefined])
})

test('an address that only lacks the slash of a passed-on folder has a location of its own: else nginx leads to the folder, where the API says that nothing is there', () => {
  const passedOn = [...server.matchAll(/^  location (?:\^~ )?(\/\S+)\/ \{([\s\S]*?)\n  \}$/gm)].filter(([, , body]) => /proxy_pass/.test(whole(body))).map(([, path]) => path)

  expect(passedOn).toContain('/api')
  expect(passedOn.filter((path) => !server.includes(`\n  location = ${path} {`))).toEqual([])
})
