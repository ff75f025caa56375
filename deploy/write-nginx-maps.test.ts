import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'nginx-maps-'))
afterAll(() => rmSync(folder, { recursive: true }))

function build(site: string, name: string): string {
  const made = join(folder, 'builds', site, name)
  mkdirSync(join(made, 'static'), { recursive: true })
  writeFileSync(join(made, 'index.html'), '')
  writeFileSync(join(made, 'csp-hashes.json'), '["sha256-AbC="]')
  return made
}

/** A build of a site, to which its link leads. */
function publish(site: string): string {
  mkdirSync(join(folder, 'sites'), { recursive: true })
  symlinkSync(`../builds/${site}/1`, join(folder, 'sites', site))
  return build(site, '1')
}

function run(...command: string[]): void {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), SITES_DIR: join(folder, 'sites'), SITE_URL: 'https://kokzhiek.example', RECEPTION_URL: 'https://reception.kokzhiek.example' }
  execFileSync(process.execPath, ['--import', 'tsx', ...command], { env, cwd: join(__dirname, '..'), stdio: 'pipe' })
}

const linesOf = (name: string) => readFileSync(join(folder, `maps/${name}.map`), 'utf8').trim().split('\n')

beforeAll(() => {
  const redirects = { '/Old?id=1': '/ru/new', '/page.php': '/kz/a', '/Page.php': '/kz/b', '/жаңалық?жыл=1': '/kz/жаңалық', '/$1"': '/ru/$100', '/out': '//other.example', [`/${'x'.repeat(900)}`]: '/ru/long' }
  writeFileSync(join(publish('main'), 'redirects.json'), JSON.stringify(redirects))
  build('main', '0')
  build('main', '.incoming-2')
  mkdirSync(join(folder, 'sites/fit'))
  symlinkSync('/etc/hostname', join(publish('lib'), 'static/data.bin'))

  run('deploy/write-nginx-maps.ts', join(folder, 'maps'))
})

test('tells nginx of all builds that are kept, so that a rollback needs no reload, but of none that holds a link: nginx would send what it leads to', () => {
  expect(linesOf('builds').sort()).toEqual(['0', '1'].map((name) => `"${realpathSync(folder)}/builds/main/${name}" "main/${name}";`))
})

test('tells it of the policy of each, of the hosts of the sites, and that the address is one of https', () => {
  expect(linesOf('policies').sort()).toEqual(['0', '1'].map((name) => expect.stringMatching(new RegExp(`^"main/${name}" "default-src 'self'; script-src 'self' 'sha256-AbC='; .*; connect-src 'self' https://reception\\.kokzhiek\\.example; .*";$`))))
  expect(linesOf('sites')).toEqual([expect.stringMatching(/^"~\^\(\?:www\\.\)\?\(\?<identifier>.*\|lib\|.*\)\(\?:\\.\|\$\)" \$identifier;$/), 'default main;'])
  expect(linesOf('transport')).toEqual(['"on" "max-age=31536000; includeSubDomains";'])
})

test('tells it of former addresses, with what nginx reads otherwise: capital letters, escapes of a query, dollars and quotes', () => {
  const to = (key: string, address: string, target: string) => `"${key}" "main/1${address} > ${target}";`

  expect(linesOf('redirects')).toEqual([
    to('main/1/Old?id=1', '/Old?id=1', '/ru/new'),
    to('~^main/1/page\\\\.php$', '/page.php', '/kz/a'),
    to('~^main/1/Page\\\\.php$', '/Page.php', '/kz/b'),
    ...['жыл', encodeURI('жыл')].map((year) => to(`main/1/жаңалық?${year}=1`, `/жаңалық?${year}=1`, encodeURI('/kz/жаңалық'))),
    to('main/1/$1\\"', '/${dollar}1\\"', '/ru/${dollar}100'),
  ])
})
