import { apiSources, startApi, type RunningApi } from '@university/processes/api'
import { run } from './processes'
import { inherited, root } from './settings'

export type ApiSettings = Record<string, string>

/** `npm run api -- …` */
export async function apiCommand(args: string[], env: ApiSettings): Promise<string> {
  return run(process.execPath, [...apiSources, ...args], { env })
}

/** One process of `serve`, that can be killed and started again on its port. */
export class ApiProcess {
  private constructor(
    private api: RunningApi,
    private readonly settings: ApiSettings,
  ) {}

  static async start(settings: ApiSettings): Promise<ApiProcess> {
    return new ApiProcess(await startOn(0, settings), settings)
  }

  get port(): number {
    return Number(new URL(this.api.url).port)
  }

  async startAgain(): Promise<void> {
    this.api = await startOn(this.port, this.settings)
  }

  async stop(signal?: NodeJS.Signals): Promise<void> {
    await this.api.stop(signal)
  }
}

/** @param port 0: one that the system chooses */
function startOn(port: number, settings: ApiSettings): Promise<RunningApi> {
  return startApi({ cwd: root, port, env: { ...inherited, ...settings, HOST: '127.0.0.1' } })
}
