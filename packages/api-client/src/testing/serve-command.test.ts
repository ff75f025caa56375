import { serveCommand } from './serve-command'

const serve = (...args: string[]) => serveCommand(['--port', '0', ...args], async () => ({ paths: {} }), () => undefined)

test('says which file of a scenario is not there', async () => {
  await expect(serve('--scenario', 'nowhere/flow.json')).rejects.toThrow('--scenario nowhere/flow.json: there is no such file')
})

test('takes one document', async () => {
  await expect(serve('one.json', 'two.json')).rejects.toThrow('there is one INPUT, not also two.json')
})
