import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { root } from './documents'

export interface MockServerFigures {
  /** From the start of the process to its first answer, milliseconds. */
  ready: number
  /** Milliseconds between a request and the end of its answer, over one connection that stays open. */
  median: number
  p95: number
}

/** Starts a mock server and asks its GET again and again. */
export async function measureMockServer(command: string[], path: string, times = 1000): Promise<MockServerFigures> {
  const started = performance.now()
  const server = spawn('node', [...command, '--port', '0', '--quiet'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const url = `${line.toString().replace(/^Mocks: /, '').trim()}${path}`
    const ask = () => get(url, agent)
    await ask()
    const ready = performance.now() - started
    const durations: number[] = []
    for (let count = 0; count < times; count += 1) {
      const asked = performance.now()
      await ask()
      durations.push(performance.now() - asked)
    }
    durations.sort((a, b) => a - b)
    const at = (share: number) => durations[Math.floor(share * times)] ?? Number.NaN
    return { ready, median: at(0.5), p95: at(0.95) }
  } finally {
    agent.destroy()
    server.kill()
  }
}

/** By node:http, which costs less than fetch: the figure is the server's, not the client's. */
function get(url: string, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    const asking = request(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().once('end', done)
    })
    asking.once('error', fail).end()
  })
}
