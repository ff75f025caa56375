import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-check-'))
  // Answers what the test has put there, with one policy, and says what there is not.
  writeFileSync(
    join(folder, 'curl'),
    `#!/bin/sh
fails=0 answer=/dev/null headers=/dev/null said=''
while [ $# -gt 1 ]; do
  case $1 in
    --fail) fails=22 ;;
    --output) answer=$2 && shift ;;
    --dump-header) headers=$2 && shift ;;
    --write-out) said=$2 && shift ;;
    --max-time | --proto) shift ;;
  esac
  shift
done
status=200 line=''
IFS= read -r line 2>/dev/null <"${folder}/served/\${1#*://*/}.answer" || { status=404 && echo "$1" >&2; }
[ "$line" != hangs ] || exit 28
case $said in *url*) echo "$status $1" ;; ?*) printf %s "$status" ;; esac
[ $status = 200 ] || exit $fails
echo "$line" >"$answer"
echo "Content-Security-Policy: $POLICY" >"$headers"
`,
    { mode: 0o755 },
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function check(site: string, siteUrl: string, policy = "script-src 'sha256-x'") {
  return spawnSync('sh', [join(__dirname, 'smoke-check.sh'), site], { env: { PATH: `${folder}:${process.env.PATH}`, SITE_URL: siteUrl, DIST: folder, POLICY: policy }, encoding: 'utf8' })
}

test.each([
  ['main', 'https://kokzhiek.example', 'https://kokzhiek.example'],
  ['main', 'https://www.kokzhiek.example/', 'https://www.kokzhiek.example'],
  ['lib', 'https://kokzhiek.example/', 'https://lib.kokzhiek.example'],
  ['lib', 'https://www.kokzhiek.example', 'https://lib.kokzhiek.example'],
  ['lib', 'http://localhost:8000', 'http://lib.localhost:8000'],
])('looks for the site %s of %s at %s', (site, siteUrl, address) => {
  const { status, stderr } = check(site, siteUrl)

  expect([status, stderr.trim().split('\n')]).toEqual([1, [`${address}/builds/latest.json`, `smoke-check: ${address}: does not say which build it serves`]])
})

const page = '<script src="/app-1.js"></script><link href="/static/a.css"><img srcset="/media/hero-1.jpg 2x"></html>'
const well = { 'builds/latest.json': '{"id":"1"}', kz: page, ru: page, en: page, 'app-1.js': '', 'static/a.css': '', 'media/hero-1.jpg': '' }

/** Has a site of these files, and looks at it. */
function look(files: Record<string, string | undefined>, policy?: string) {
  mkdirSync(join(folder, 'sites/lib/builds'), { recursive: true })
  writeFileSync(join(folder, 'sites/lib/builds/latest.json'), `${well['builds/latest.json']}\n`)
  for (const [path, line] of Object.entries({ ...well, ...files })) {
    const file = join(folder, 'served', `${path}.answer`)
    mkdirSync(dirname(file), { recursive: true })
    if (line !== undefined) writeFileSync(file, `${line}\n`)
  }
  return check('lib', 'https://kokzhiek.example', policy)
}

test('lets a site pass that is well', () => {
  expect(look({})).toMatchObject({ status: 0, stdout: 'https://lib.kokzhiek.example: 3 files of the first page and three languages are there\n' })
})

test.each<[string, Record<string, string | undefined>]>([
  ['serves another build: {"id":"2"}', { 'builds/latest.json': '{"id":"2"}' }],
  ['/ru is not answered', { ru: undefined }],
  ['/en is cut off', { en: page.slice(0, -3) }],
  ['/kz names no files', { kz: '</html>' }],
  ['/kz names what is not there: 404 https://lib.kokzhiek.example/media/hero-1.jpg ', { 'media/hero-1.jpg': undefined }],
  ['/kz names what is not there: 404 https://lib.kokzhiek.example/app-1.js ', { 'app-1.js': undefined }],
  ['/kz/no-such-page is not answered', { 'kz/no-such-page': 'hangs' }],
  ['/kz/no-such-page is answered with 200', { 'kz/no-such-page': page }],
])('finds that a site %s', (fault, files) => {
  expect(faultIn(look(files))).toBe(fault)
})

test('finds that a page has no policy that names its scripts', () => {
  expect(faultIn(look({}, "script-src 'self'"))).toBe('/kz has no policy')
})

function faultIn({ status, stderr }: ReturnType<typeof check>): string | undefined {
  return status === 1 ? stderr.split('\n').at(-2)?.replace('smoke-check: https://lib.kokzhiek.example: ', '') : undefined
}
