import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Compose {
  services: Record<string, { image?: string; volumes?: (string | object)[]; environment?: Record<string, string>; depends_on?: Record<string, { condition: string }>; logging?: { driver?: string; options?: Record<string, string> }; ports?: string[]; networks?: Record<string, { ipv4_address?: string }> }>
  volumes: Record<string, unknown>
  networks: Record<string, { internal?: boolean; enable_ipv6?: boolean } | null>
}

const compose = parse(readFileSync(join(__dirname, 'compose.yaml'), 'utf8'), { merge: true }) as Compose
const dockerfile = readFileSync(join(__dirname, 'Dockerfile'), 'utf8')

test('the volumes of the API’s image belong to its user: a new one takes owner and mode of the folder that the image has there', () => {
  const pathsOf = (command: RegExp) => (command.exec(dockerfile)?.[1] ?? '').trim().split(/\s+/)
  const [made, owned] = [pathsOf(/mkdir -p (.*?)(?: \\)?$/m), pathsOf(/chown -R node:node (.*?)(?: \\)?$/m)]
  const mounts = Object.values(compose.services)
    .filter(({ image }) => image === 'university-api')
    .flatMap(({ volumes = [] }) => volumes)
    .map((volume) => String(volume).split(':'))
    .filter(([source = '']) => source in compose.volumes)

  const folders = new Map<string, string[]>()
  for (const [source = '', target = ''] of mounts) folders.set(source, [...(folders.get(source) ?? []), target])
  const isOwned = (target: string) => made.some((path) => `${path}/`.startsWith(`${target}/`)) && owned.some((path) => `${target}/`.startsWith(`${path}/`))
  const fromImage = [...folders].filter(([, targets]) => targets.some(isOwned)).map(([source]) => source)

  expect(fromImage.sort()).toEqual([...folders.keys()].sort())
  expect([...folders.keys()].sort()).toEqual(['backups', 'data', 'dist', 'maps'])
})

test('the image and all pipelines run on one Node that still has security updates', () => {
  const pipelines = ['github', 'gitlab'].flatMap((name) => readdirSync(join(__dirname, 'pipelines', name)).map((file) => readFileSync(join(__dirname, 'pipelines', name, file), 'utf8')))
  const versions = [dockerfile, ...pipelines].flatMap((text) => [...text.matchAll(/\bnode:(\d+)-|\bnode-version: (\d+)/g)].map(([, image, version]) => image ?? version))

  // Gatsby takes none from 26 on.
  expect([versions.length, new Set(versions)]).toEqual([6, new Set(['24'])])
})

test('secrets that lie beside it get neither into the image nor into the repository', () => {
  const root = join(__dirname, '..')
  const ignored = spawnSync('git', ['check-ignore', 'deploy/.env', 'deploy/tls/privkey.pem', '.env'], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')
  const leftOut = readFileSync(join(__dirname, 'Dockerfile.dockerignore'), 'utf8').split('\n')

  expect(ignored).toEqual(['deploy/.env', 'deploy/tls/privkey.pem', '.env'])
  expect(leftOut).toEqual(expect.arrayContaining(['**/.env', 'deploy/tls']))
})

test('the build waits until the process that it asks answers', () => {
  const { environment, depends_on } = compose.services['build'] ?? {}

  expect(depends_on).toEqual({ [new URL(environment?.['API_URL'] ?? 'http://none').hostname]: { condition: 'service_healthy' } })
})

test('nginx finds the processes by the addresses that they have for good: by name not while one is stopped, and then it starts with none', () => {
  const upstream = readFileSync(join(__dirname, 'nginx/compose/upstream.conf'), 'utf8')
  const processes = Object.entries(compose.services).filter(([name]) => /^api-\d$/.test(name))

  expect(processes.length).toBe(2)
  expect([...upstream.matchAll(/^server (\S+) /gm)].map(([, address]) => address)).toEqual(processes.map(([, { environment, networks }]) => `${networks?.['inside']?.ipv4_address}:${environment?.['PORT']}`))
})

test('visitors that come by IPv6 keep their addresses, by which limits count', () => {
  const published = Object.values(compose.services).filter(({ ports }) => ports)
  const ways = published.flatMap(({ networks }) => Object.keys(networks ?? {})).filter((name) => compose.networks[name]?.internal !== true)

  expect(ways.map((name) => [name, compose.networks[name]?.enable_ipv6])).toEqual([['outside', true]])
})

test('no log grows until the disk is full: Docker itself keeps all that a container has ever said', () => {
  const unbounded = Object.entries(compose.services).filter(([, { logging }]) => logging?.driver !== 'local' || !logging.options?.['max-size'] || !logging.options['max-file'])

  expect(unbounded.map(([name]) => name)).toEqual([])
})
