import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { BuiltSite } from './build-site'
import type { Answer, FinishOrder, PagesOrder } from './site-worker'

/** What a worker said last, told when it dies. */
const keptLines = 30

interface Worker {
  process: ChildProcess
  output: string[]
  task?: Task | undefined
  /** It made the first share of a site, and takes nothing else until it has finished that. */
  isKept: boolean
}

interface Outcome {
  /** Who has it in hand. */
  worker: Worker
  done: Extract<Answer, { kind: 'made' | 'built' }>
}

interface Task {
  order: PagesOrder | FinishOrder
  onProgress?: ((done: number, total: number) => void) | undefined
  resolve: (outcome: Outcome) => void
  reject: (error: Error) => void
}

export interface Result {
  built: BuiltSite
  /** Of the largest process, in bytes, when it had done its part. */
  memory: number
}

/**
 * Among how many processes the pages of each site are shared, so that none is idle. A site that was built before is mostly taken from there,
 * sooner than another process has read its content.
 *
 * @param wereBuilt of each site that is to be built
 */
export function sharesOf(wereBuilt: readonly boolean[], processes: number): number {
  if (wereBuilt.length === 0 || wereBuilt.some(Boolean)) return 1
  return Math.max(1, Math.floor(processes / wereBuilt.length))
}

/**
 * Processes that build sites, one site or one share of it at a time each. They stay until they are told to end: the next build of a site
 * needs no start.
 */
export class WorkerPool {
  private readonly waiting: Task[] = []
  private readonly workers = new Set<Worker>()
  private started = 0

  /**
   * @param folder below which each has a folder to work in
   * @param most how many there are at once
   * @param program of a worker; tests have another
   */
  constructor(
    private readonly folder: string,
    private readonly most: number,
    private readonly env: NodeJS.ProcessEnv,
    private readonly program = path.join(__dirname, 'site-worker.ts'),
  ) {}

  /** Starts a worker before there is anything to do, so that it is ready when there is. */
  warmUp(): void {
    if (this.workers.size === 0) this.start()
  }

  /**
   * @param shares among how many processes its pages are shared, at most as many as there are
   * @param onProgress pages that are done, of all
   */
  async build(order: Omit<PagesOrder, 'kind' | 'share'>, shares: number, onProgress: (done: number, total: number) => void): Promise<Result> {
    const done = Array.from({ length: shares }, () => 0)
    const asked = done.map((_, index) =>
      this.ask({ kind: 'pages', ...order, share: { index, of: shares } }, (count, total) => {
        done[index] = count
        onProgress(done.reduce((sum, one) => sum + one), total)
      }),
    )
    // When one fails the others come to their end first: nothing goes on writing behind the caller's back.
    const [told] = await Promise.allSettled(asked)
    const [first, ...others] = await Promise.all(asked).catch((error: unknown) => {
      if (told?.status === 'fulfilled') this.release(told.value.worker)
      throw error
    })
    if (!first) throw new Error('A site is built by one process at least.')
    if (first.done.kind === 'built') return first.done
    const parts = others.flatMap(({ done: part }) => (part.kind === 'made' ? [part.pages] : []))
    const last = await new Promise<Outcome>((resolve, reject) => this.give(first.worker, { order: { kind: 'finish', parts }, resolve, reject }))
    if (last.done.kind !== 'built') throw new Error(`${order.site} was not finished.`)
    return { built: last.done.built, memory: Math.max(last.done.memory, ...others.map((other) => other.done.memory)) }
  }

  /** Ends the processes, and waits until they have: only then does the system count what they cost as a part of this one. */
  async end(): Promise<void> {
    const workers = [...this.workers]
    this.workers.clear()
    const ended = workers.map(({ process }) => once(process, 'exit'))
    for (const { process } of workers) process.kill()
    await Promise.all(ended)
  }

  private ask(order: PagesOrder, onProgress: Task['onProgress']): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ order, onProgress, resolve, reject })
      this.next()
    })
  }

  private next(): void {
    const idle = [...this.workers].find(({ task, isKept }) => !task && !isKept) ?? (this.workers.size < this.most ? this.start() : undefined)
    const task = idle && this.waiting.shift()
    if (idle && task) this.give(idle, task)
  }

  private release(worker: Worker): void {
    worker.isKept = false
    this.next()
  }

  private give(worker: Worker, task: Task): void {
    worker.task = task
    worker.process.send(task.order)
  }

  private start(): Worker {
    const process = fork(this.program, [path.join(this.folder, String((this.started += 1)))], {
      // What is no garbage may grow by a third before it is looked for again: else a process holds half as much again for nothing.
      execArgv: ['--require', 'tsx/cjs', '--import', 'tsx/esm', '--max-old-space-size=3072', '--heap-growing-percent=30'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Each thread with a store of memory of its own (glibc) would keep hundreds of megabytes that nobody uses.
      env: { MALLOC_ARENA_MAX: '2', ...this.env },
    })
    const worker: Worker = { process, output: [], isKept: false }
    this.workers.add(worker)
    for (const stream of [process.stdout, process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        worker.output = [...worker.output, ...text.split('\n').filter(Boolean)].slice(-keptLines)
      })
    }
    process.on('message', (answer: Answer) => this.hear(worker, answer))
    process.once('exit', (code) => {
      if (!this.workers.delete(worker)) return
      worker.task?.reject(new Error(`A process that builds sites ended with ${code}.\n${worker.output.join('\n')}`))
      this.next()
    })
    return worker
  }

  private hear(worker: Worker, answer: Answer): void {
    const { task } = worker
    // Gatsby's reporter speaks on the same line.
    if (!task || !('kind' in answer) || answer.kind === 'ready') return
    if (answer.kind === 'progress') return task.onProgress?.(answer.done, answer.total)
    worker.task = undefined
    worker.isKept = answer.kind === 'made' && task.order.kind === 'pages' && task.order.share.index === 0
    if (answer.kind === 'failed') task.reject(new Error(answer.message))
    else task.resolve({ worker, done: answer })
    this.next()
  }
}
