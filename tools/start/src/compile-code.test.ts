import { compileCode } from './build-site'
import { CommandFailed, runCommand, type RunOptions } from './run-command'
import { UserError } from './steps'

jest.mock('./run-command', () => ({ ...jest.requireActual<object>('./run-command'), runCommand: jest.fn() }))

/** What Nx does in place of compiling. */
let say: (line: string) => void
let end: (error?: Error) => void

beforeEach(() => {
  jest.mocked(runCommand).mockClear()
  jest.mocked(runCommand).mockImplementation((_command, _args, { onLine }: RunOptions = {}) => {
    say = (line) => onLine?.(line)
    return new Promise((resolve, reject) => (end = (error) => (error ? reject(error) : resolve(''))))
  })
})

test('sites can be built when the bundle is there, before the compilation has ended', async () => {
  const { bundle, end: ended } = compileCode({ progress: () => undefined })
  let hasEnded = false
  void ended.then(() => (hasEnded = true))

  say('web: info Bundle 5dde05284a176b1969dd: 211 files')
  await bundle

  expect(hasEnded).toBe(false)
  end()
  await ended
})

test('and when nothing had to be compiled', async () => {
  const { bundle } = compileCode({ progress: () => undefined })

  end()

  await expect(bundle).resolves.toBeUndefined()
})

test('who waits for either hears what Gatsby said', async () => {
  const compilation = compileCode({ progress: () => undefined })

  end(new CommandFailed('nx run web:build', 1, 'web: ERROR no such file'))

  for (const kept of [compilation.bundle, compilation.end]) await expect(kept).rejects.toEqual(new UserError('The code could not be compiled.\n\nERROR no such file'))
})

test('generates code before, unless it is known to be current', () => {
  void compileCode({ progress: () => undefined })
  void compileCode({ progress: () => undefined }, true)

  expect(jest.mocked(runCommand).mock.calls.map(([, args]) => args.includes('--excludeTaskDependencies'))).toEqual([false, true])
})
