import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { BuiltSite } from './build-site'
import type { Answer, Order } from './site-worker'

/** What a worker said last, told when it dies. */
const keptLines = 30

interface Worker {
  process: ChildProcess
  output: string[]
}

interface Task {
  order: Order
  onProgress: (done: number, total: number) => void
  resolve: (built: Result) => void
  reject: (error: Error) => void
}

export interface Result {
  built: BuiltSite
  /** Of the process, in bytes, when it had built the site. */
  memory: number
}

/**
 * Processes that build sites, one site at a time each. They stay until they are told to end: the next build of a site needs no start.
 */
export class WorkerPool {
  private readonly waiting: Task[] = []
  private readonly workers = new Map<Worker, Task | undefined>()

  /**
   * @param folder below which each has a folder to work in
   * @param most how many there are at once
   */
  constructor(
    private readonly folder: string,
    private readonly most: number,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Starts a worker before there is anything to do, so that it is ready when there is. */
  warmUp(): void {
    if (this.workers.size === 0) this.start()
  }

  build(order: Order, onProgress: Task['onProgress']): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ order, onProgress, resolve, reject })
      this.next()
    })
  }

  end(): void {
    for (const { process } of this.workers.keys()) process.kill()
    this.workers.clear()
  }

  private next(): void {
    const idle = [...this.workers].find(([, task]) => !task)?.[0] ?? (this.workers.size < this.most ? this.start() : undefined)
    const task = idle && this.waiting.shift()
    if (!idle || !task) return
    this.workers.set(idle, task)
    idle.process.send(task.order)
  }

  private start(): Worker {
    const process = fork(path.join(__dirname, 'site-worker.ts'), [path.join(this.folder, String(this.workers.size + 1))], {
      execArgv: ['--require', 'tsx/cjs', '--import', 'tsx/esm', '--max-old-space-size=3072'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: this.env,
    })
    const worker: Worker = { process, output: [] }
    this.workers.set(worker, undefined)
    for (const stream of [process.stdout, process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        worker.output = [...worker.output, ...text.split('\n').filter(Boolean)].slice(-keptLines)
      })
    }
    process.on('message', (answer: Answer) => this.hear(worker, answer))
    process.once('exit', (code) => {
      const task = this.workers.get(worker)
      if (!this.workers.delete(worker)) return
      task?.reject(new Error(`The build of ${task.order.site} ended with ${code}.\n${worker.output.join('\n')}`))
      this.next()
    })
    return worker
  }

  private hear(worker: Worker, answer: Answer): void {
    const task = this.workers.get(worker)
    // Gatsby's reporter speaks on the same line.
    if (!task || !('kind' in answer) || answer.kind === 'ready') return
    if (answer.kind === 'progress') return task.onProgress(answer.done, answer.total)
    if (answer.kind === 'built') task.resolve(answer)
    else task.reject(new Error(answer.message))
    this.workers.set(worker, undefined)
    this.next()
  }
}
