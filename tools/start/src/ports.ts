import net from 'node:net'
import { UserError } from './steps'

/**
 * Reads a port as the API does, which is given the same setting.
 *
 * @throws UserError when the text is no port number
 */
export function parsePort(text: string | undefined, fallback: number): number {
  const digits = text?.trim()
  if (!digits) return fallback
  const port = Number(digits)
  if (!/^\d{1,5}$/.test(digits) || port < 1 || port > 65535) throw new UserError(`PORT must be a number from 1 to 65535, not "${text}".`)
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
