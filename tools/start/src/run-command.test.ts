import { CommandFailed, runCommand } from './run-command'

const node = (script: string, onLine?: (line: string) => void) => runCommand(process.execPath, ['-e', script], onLine && { onLine })

test('gives what a command says on its standard output, whatever it warns of on the other', async () => {
  const output = await node('console.error("warning: old"); console.log(JSON.stringify({ a: 1 })); console.error("warning: slow")')

  expect(JSON.parse(output)).toEqual({ a: 1 })
})

test('tells what a command that fails said on both', async () => {
  const failure = await node('console.log("half done"); console.error("no room"); process.exitCode = 3').catch((error: unknown) => error)

  expect(failure).toBeInstanceOf(CommandFailed)
  expect(failure).toMatchObject({ exitCode: 3, output: expect.stringContaining('half done\n') })
  expect((failure as CommandFailed).output).toContain('no room\n')
})

test('says by which signal a command was ended, for it could not say so itself', async () => {
  const failure = await node('process.stdout.write("info half done", () => process.kill(process.pid, "SIGKILL"))').catch((error: unknown) => error)

  expect(failure).toMatchObject({ exitCode: null, output: expect.stringMatching(/^info half done\n.* was ended by SIGKILL, as a system does that has no memory left\.$/) })
})

test('reads letters that come in two pieces', async () => {
  const lines: string[] = []
  const pieces = 'const bytes = Buffer.from("ж\\n"); process.stdout.write(bytes.subarray(0, 1)); setTimeout(() => process.stdout.write(bytes.subarray(1)), 50)'

  expect(await node(pieces, (line) => lines.push(line))).toBe('ж\n')
  expect(lines).toEqual(['ж'])
})

test('tells the lines of both, none of them mixed with one of the other', async () => {
  const lines: string[] = []
  await node('process.stdout.write("success "); setTimeout(() => console.error("warning"), 50); setTimeout(() => console.log("built"), 100)', (line) => lines.push(line))

  expect(lines).toEqual(['warning', 'success built'])
})
