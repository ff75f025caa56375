import { ProcessError, Running } from './running'

export interface ApiOptions {
  /** The checkout whose API it is. */
  cwd: string
  /** What Node runs with the command `serve`. Default: the sources of the API in `cwd`. */
  program?: readonly string[]
  /** All of its environment but PORT. Default: that of this process. */
  env?: NodeJS.ProcessEnv
  /** Default: the system chooses one, which the address has. */
  port?: number
  /** Told what it logs from when it is ready; nobody when absent. */
  onLog?: ((text: string) => void) | undefined
}

/** The command line of the API, as it is whenever it is started. Loading its sources one by one takes two seconds of processor time. */
export const apiSources: readonly string[] = ['--import', 'tsx', 'apps/api/src/cli.ts']

/** `npm run api -- serve` as a process of its own, from when it is made. Later it may write its errors to those of this process. */
export class RunningApi extends Running {
  private address: string | undefined
  private readonly onLog: ApiOptions['onLog']

  constructor({ cwd, program = apiSources, env = process.env, port = 0, onLog }: ApiOptions) {
    super('The API', process.execPath, [...program, 'serve'], { cwd, env: { ...env, PORT: String(port) }, isTold: true })
    this.onLog = onLog
  }

  /** `http://localhost:…`; known when it is ready. */
  get url(): string {
    if (this.address === undefined) throw new ProcessError('The API is not ready yet.')
    return this.address
  }

  /** @throws ProcessError see Running.until */
  async untilReady(timeoutMs?: number): Promise<void> {
    await this.until(async (signal) => {
      this.address ??= /^Serving (http:\S+)$/m.exec(this.log)?.[1]
      return this.address !== undefined && fetch(`${this.address}/readyz`, { signal }).then(({ ok }) => ok, () => false)
    }, timeoutMs)
    // What went wrong before is told by the error.
    if (this.onLog) this.process.stdout.on('data', this.onLog)
    this.process.stderr.on('data', (text: string) => void process.stderr.write(text))
  }
}

/** Starts the API and waits until it is ready. @throws ProcessError with what it wrote, when it does not get there */
export async function startApi({ timeoutMs, ...options }: ApiOptions & { timeoutMs?: number }): Promise<RunningApi> {
  const api = new RunningApi(options)
  await api.untilReady(timeoutMs)
  return api
}
