import net from 'node:net'
import { freePort } from '@university/processes/free-port'
import { parsePort, requireFreePort } from './ports'

test('reads a port or takes the fallback', () => {
  expect([parsePort('8080', 8000), parsePort(undefined, 8000), parsePort('', 8000), parsePort(' 8080 ', 8000), parsePort(' ', 8000)]).toEqual([8080, 8000, 8000, 8080, 8000])
})

test.each(['0', '65536', 'http', '80.5', '0x1f90', '8e3'])('refuses %s as a port', (text) => {
  expect(() => parsePort(text, 8000)).toThrow(`PORT must be a number from 1 to 65535, not "${text}".`)
})

test('says in one line that a port is in use', async () => {
  const port = await freePort()
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(port, resolve))

  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use.`)
  await new Promise((resolve) => server.close(resolve))
  await expect(requireFreePort(port)).resolves.toBeUndefined()
})
