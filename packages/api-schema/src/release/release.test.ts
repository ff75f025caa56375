import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as contractChanges from './contract-changes'
import { checkContract, releaseContract } from './release'

/** What differs does not depend on the versions, so that redocly is asked once for documents that differ in them alone. */
jest.mock('./contract-changes', () => {
  const { listChanges, ...rest } = jest.requireActual<typeof contractChanges>('./contract-changes')
  const known = new Map<string, ReturnType<typeof listChanges>>()
  const withoutVersion = async (path: string) => (await readFile(path, 'utf8')).replace(/"version":"[^"]*"/, '')
  return {
    ...rest,
    listChanges: async (former: string, current: string) => {
      const key = `${await withoutVersion(former)} ${await withoutVersion(current)}`
      const found = known.get(key) ?? listChanges(former, current)
      known.set(key, found)
      return found
    },
  }
})

interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, unknown>
  components: { schemas: { Thing: { type: string; description: string; required: string[]; properties: Record<string, unknown> } } }
}

const released: Document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1.2.0' },
  paths: {
    '/things': { get: { operationId: 'getThings', 'x-safe': true, parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', default: 12 } }], responses: { 200: { description: 'ok', content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } } } },
    '/old': { get: { operationId: 'getOld', responses: { 200: { description: 'ok' } } } },
  },
  components: { schemas: { Thing: { type: 'object', description: 'A thing.', required: ['id'], properties: { id: { type: 'integer' }, name: { type: 'string' } } } } },
}

const changed = (version: string, change: (document: Document) => void): Document => {
  const document = structuredClone(released)
  document.info.version = version
  change(document)
  return document
}

const breaking = (document: Document) => {
  delete document.paths['/old']
  delete document.components.schemas.Thing.properties.name
}
const adding = (document: Document) => void (document.paths['/new'] = { get: { operationId: 'getNew', responses: { 200: { description: 'ok' } } } })
const reliedOn = (document: Document) => {
  const { get } = document.paths['/things'] as { get: { 'x-safe'?: true; parameters: [{ schema: { default: number } }] } }
  delete get['x-safe']
  get.parameters[0].schema.default = 50
}
const annotating = (document: Document) => void (document.components.schemas.Thing.description = 'One thing.')
const nothing = () => undefined

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function setUp(current: Document, changelog = '', former: Document | null = released): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  folders.push(folder)
  await mkdir(join(folder, 'src/generated'), { recursive: true })
  await writeFile(join(folder, 'src/generated/openapi.json'), JSON.stringify(current))
  if (former) {
    await mkdir(join(folder, 'released'))
    await writeFile(join(folder, 'released/openapi.json'), JSON.stringify(former))
  }
  await writeFile(join(folder, 'CHANGELOG.md'), `# Changelog\n\n${changelog}`)
  return folder
}

const entry = (version: string) => `## [${version}] - 2026-11-21\n\n### Changed\n\n- Something.\n`

test('is content with a contract that is the released one', async () => {
  const judgement = await checkContract(await setUp(released))

  expect(judgement).toEqual({ ok: true, lines: ['The contract is that of release 1.2.0.'] })
})

test('is content where nothing is released yet', async () => {
  const { ok, lines } = await checkContract(await setUp(released, '', null))

  expect([ok, lines]).toEqual([true, ['No contract is released yet: `npm run contract:release` makes the first release.']])
})

test('names what breaks callers, and the version that it needs', async () => {
  const { ok, lines } = await checkContract(await setUp(changed('1.2.0', breaking)))

  expect(ok).toBe(false)
  expect(lines[0]).toContain('Set info.version in openapi.yaml to 2.0.0 or higher')
  expect(lines.join('\n')).toMatch(/breaks callers: .*\/old.*removed/)
  expect(lines.join('\n')).toMatch(/breaks callers: schemas\/Thing\/properties\/name, used first by GET \/things: .*`name`.*removed/)
})

test('breaks callers by what they rely on without a word: that a call may be repeated, and a default', async () => {
  const { lines } = await checkContract(await setUp(changed('1.2.1', reliedOn), entry('1.2.1')))

  expect(lines).toEqual([
    expect.stringMatching(/^Version 1\.2\.1 is too low after 1\.2\.0\. Set info\.version in openapi\.yaml to 2\.0\.0/),
    expect.stringMatching(/^  breaks callers: GET \/things.*: x-safe\.$/),
    expect.stringMatching(/^  breaks callers: GET \/things parameters.*: default\.$/),
  ])
})

test.each([
  ['what breaks callers, with a minor version', '1.3.0', breaking, /^Version 1\.3\.0 is too low after 1\.2\.0\. Set info\.version in openapi\.yaml to 2\.0\.0/],
  ['what adds, with a patch version', '1.2.1', adding, /^Version 1\.2\.1 is too low after 1\.2\.0\. Set info\.version in openapi\.yaml to 1\.3\.0/],
  ['an older version', '1.1.9', nothing, /^Version 1\.1\.9 is lower than the released 1\.2\.0/],
  ['another description without a version', '1.2.0', annotating, /^The contract changed, and its version is still that of the release\. Set info\.version in openapi\.yaml to 1\.2\.1/],
])('refuses %s', async (_what, version, change, message) => {
  const { ok, lines } = await checkContract(await setUp(changed(version, change), entry(version)))

  expect(ok).toBe(false)
  expect(lines[0]).toMatch(message)
})

test.each([
  ['what breaks callers, with a major version', '2.0.0', breaking],
  ['what adds, with a minor version', '1.3.0', adding],
  ['another description, with a patch version', '1.2.1', annotating],
  ['more than is needed', '2.0.0', annotating],
])('takes %s', async (_what, version, change) => {
  const { ok, lines } = await checkContract(await setUp(changed(version, change), entry(version)))

  expect([ok, lines[0]]).toEqual([true, `Version ${version} accounts for what changed since 1.2.0:`])
})

test('takes what breaks callers with a middle number before 1.0.0', async () => {
  const former = structuredClone(released)
  former.info.version = '0.3.4'

  const judgement = await checkContract(await setUp(changed('0.4.0', breaking), entry('0.4.0'), former))

  expect(judgement.ok).toBe(true)
})

test.each([
  ['no heading', ''],
  ['a heading of another version', entry('1.3.10')],
  ['a heading with nothing below', '## 1.3.0\n\n### Added\n\n## 1.2.0\n\n- Something.\n'],
])('refuses a changelog with %s', async (_what, changelog) => {
  const { ok, lines } = await checkContract(await setUp(changed('1.3.0', adding), changelog))

  expect(ok).toBe(false)
  expect(lines[0]).toMatch(/^CHANGELOG\.md says nothing of 1\.3\.0/)
})

test('says so when a document cannot be compared', async () => {
  const folder = await setUp(changed('1.3.0', adding))
  await writeFile(join(folder, 'src/generated/openapi.json'), '{"info": {"version": "1.3.0"}}')

  await expect(checkContract(folder)).rejects.toThrow('redocly diff')
})

describe('a release', () => {
  const releasedVersion = async (folder: string) => (JSON.parse(await readFile(join(folder, 'released/openapi.json'), 'utf8')) as Document).info.version

  test('makes the present contract the released one', async () => {
    const folder = await setUp(changed('1.3.0', adding), entry('1.3.0'))

    const judgement = await releaseContract(folder)

    expect([judgement.ok, judgement.lines.at(-1)]).toEqual([true, 'Released 1.3.0: commit released/openapi.json.'])
    expect(await releasedVersion(folder)).toBe('1.3.0')
    expect(await checkContract(folder)).toEqual({ ok: true, lines: ['The contract is that of release 1.3.0.'] })
  })

  test('is the first where there was none', async () => {
    const folder = await setUp(changed('1.0.0', nothing), entry('1.0.0'), null)

    expect((await releaseContract(folder)).ok).toBe(true)
    expect(await releasedVersion(folder)).toBe('1.0.0')
  })

  test.each([
    ['a version that is too low', '1.2.1', adding, entry('1.2.1')],
    ['no line in the changelog', '1.3.0', adding, ''],
    ['a version that is released already', '1.2.0', nothing, entry('1.2.0')],
  ])('is refused with %s', async (_what, version, change, changelog) => {
    const folder = await setUp(changed(version, change), changelog)

    expect((await releaseContract(folder)).ok).toBe(false)
    expect(await releasedVersion(folder)).toBe('1.2.0')
  })
})
