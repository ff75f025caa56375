import { faultsIn, importContent } from './content'
import { CommandFailed, runCommand } from './run-command'
import { UserError } from './steps'

jest.mock('./run-command', () => ({ ...jest.requireActual<object>('./run-command'), runCommand: jest.fn() }))

const run = jest.mocked(runCommand)

test('tells what was imported, and a name for what each site has', async () => {
  run.mockReset().mockResolvedValue('{"added":1,"changed":2,"removed":3,"unchanged":4,"sites":{"lib":"a"}}')

  const imported = await importContent(['api.mjs'], { DATA_DIR: 'there' })

  expect(run.mock.calls).toEqual([[process.execPath, ['api.mjs', 'content', 'import', '--json'], { env: { DATA_DIR: 'there' } }]])
  expect(imported).toEqual({ said: '1 added, 2 changed, 3 removed, 4 unchanged', sites: { lib: 'a' } })
})

test.each([
  ['faults of the content', new CommandFailed('content import', 1, '{"faults":[{"file":"a.yaml","field":"","reason":"line 4"}]}'), new UserError('a.yaml: line 4')],
  ['a fault of ours', new TypeError('x is undefined'), new TypeError('x is undefined')],
])('an import that fails tells %s', async (_what, error, told) => {
  run.mockReset().mockRejectedValue(error)

  await expect(importContent(['api.mjs'])).rejects.toEqual(told)
})

test('an importer that names no sites is a fault of ours', async () => {
  run.mockReset().mockResolvedValue('{"added":1,"changed":2,"removed":3,"unchanged":4}')

  await expect(importContent(['api.mjs'])).rejects.toThrow('content import did not say what it imported')
})

test('shows what is wrong in the content, one line a fault', () => {
  const output = '{"faults":[{"file":"content/lib/menu.yaml","field":"[0].slugs","reason":"there is no page"},{"file":"content/lib/pages/a.yaml","field":"","reason":"line 4"}]}\n'

  expect(faultsIn(output)).toBe('content/lib/menu.yaml [0].slugs: there is no page\ncontent/lib/pages/a.yaml: line 4')
})

test('shows what else the importer says', () => {
  expect([faultsIn('{"error":"The database is locked."}'), faultsIn('killed\n')]).toEqual(['The database is locked.', 'killed'])
})
