import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from './free-port'

test('finds a port on which a server can listen', async () => {
  const port = await freePort()
  const server = createServer().listen(port, '127.0.0.1')

  await expect(once(server, 'listening')).resolves.toEqual([])
  server.close()
})
