import { run, Running } from './processes'
import { root } from './settings'

export type ApiSettings = Record<string, string>

const node = process.execPath
const program = ['--import', 'tsx', 'apps/api/src/cli.ts']

/** `npm run api -- …` */
export async function apiCommand(args: string[], env: ApiSettings): Promise<string> {
  return run(node, [...program, ...args], { env })
}

/** One process of `serve` on a port of its own, that can be killed and started again. */
export class ApiProcess {
  private running: Running | undefined

  constructor(
    readonly port: number,
    private readonly settings: ApiSettings,
  ) {}

  async start(): Promise<void> {
    this.running = Running.start(`API process ${this.port}`, node, [...program, 'serve'], { cwd: root, env: { ...this.settings, HOST: '127.0.0.1', PORT: String(this.port) } })
    await this.running.until(() => fetch(`http://127.0.0.1:${this.port}/readyz`).then(({ ok }) => ok, () => false))
  }

  async stop(signal?: NodeJS.Signals): Promise<void> {
    await this.running?.stop(signal)
  }
}
