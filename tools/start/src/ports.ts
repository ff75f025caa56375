import net from 'node:net'
import { UserError } from './steps'

/** @throws UserError when the text is no port number */
export function parsePort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new UserError(`PORT must be a number from 1 to 65535, not "${text}".`)
  return port
}

/** @throws UserError when another process listens on the port */
export async function requireFreePort(port: number): Promise<void> {
  if (!(await isFree(port))) throw new UserError(`Port ${port} is in use. Stop what listens there, or choose another with PORT=8080 before the command.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
