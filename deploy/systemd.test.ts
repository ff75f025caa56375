import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** systemd's own order: EnvironmentFile= wins over Environment=. */
test('each process has the port of its name, whatever stands in the file of settings', () => {
  const unit = readFileSync(join(__dirname, 'systemd/university-api@.service'), 'utf8').replaceAll('%i', '8002')
  const inUnit = Object.fromEntries([...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) => words.split(' ').map((word) => word.split('='))))
  const [, command = ''] = /^ExecStart=(.*) --import tsx apps\/api\/src\/cli\.ts serve$/m.exec(unit) ?? []
  const [program = '', ...args] = command.replace('/usr/bin/node', process.execPath).split(' ')
  const env = { ...inUnit, PORT: '8001', HOST: '0.0.0.0' }

  expect(execFileSync(program, [...args, '-p', '[process.env.PORT, process.env.HOST].join()'], { env, encoding: 'utf8' }).trim()).toBe('8002,127.0.0.1')
})
