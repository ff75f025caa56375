import { measure } from './run'

const run = (script: string) => measure(['node', '-e', script], __dirname, process.env)

test('hears letters that come in two pieces', async () => {
  const { output } = await run("const [first, second] = Buffer.from('ә'); process.stdout.write(Buffer.of(first)); setTimeout(() => process.stdout.write(Buffer.of(second)), 200)")

  expect(output).toMatch(/^ә/)
})

test('knows what a command took that prints something after its end', async () => {
  const { output, seconds } = await measure(['bash', '-c', '(sleep 0.3; echo late) & echo now'], __dirname, process.env)

  expect(output).toMatch(/^now\nlate\n/)
  expect(seconds).toBeGreaterThan(0)
})

test('says what a command printed that failed', async () => {
  await expect(run("console.error('бүлінді'); process.exit(3)")).rejects.toThrow('бүлінді')
})
