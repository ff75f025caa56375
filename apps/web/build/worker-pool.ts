import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { BuiltSite } from './build-site'
import type { Share } from './make-pages'
import type { Answer, Order, PagesOrder } from './site-worker'

/** What a worker said last, told when it dies. */
const keptLines = 30
/** How Gatsby's reporter begins such a line where it writes no colours; pipelines may ask all programs for them (FORCE_COLOR). */
const warning = 'warning '

interface Worker {
  process: ChildProcess
  output: string[]
  /** The first is under way, the others wait. */
  tasks: Task[]
  /** What it made of a site it has still to finish; until then it takes nothing else. */
  isKept: boolean
}

interface Outcome {
  /** Who has it in hand. */
  worker: Worker
  done: Extract<Answer, { kind: 'read' | 'made' | 'built' | 'drawn' }>
}

interface Task {
  order: Order
  onProgress?: ((done: number, total: number) => void) | undefined
  resolve: (outcome: Outcome) => void
  reject: (error: Error) => void
}

/** Without what the pool decides. */
export type SiteOrder = Omit<PagesOrder, 'kind' | 'share'>

export interface Result {
  built: BuiltSite
  /** Of the largest process, in bytes, when it had done its part. */
  memory: number
  /** Where they are to come late: draws the pictures of links, by all who made the pages. @param folder where the site lies now @returns see MadePages.lacking */
  drawPictures(folder: string): Promise<string[]>
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

/** Whether who made a share has to put the shares together. */
function isKeptAfter({ index, of }: Share): boolean {
  return index === 0 && of > 1
}

/**
 * Processes that build sites, one site or one share of it at a time each. They stay until they are told to end: the next build of a site
 * needs no start.
 */
export class WorkerPool {
  /** Told at once what a process waits for. */
  onWait: (text: string) => void = () => undefined
  private readonly waiting: Task[] = []
  private readonly workers = new Set<Worker>()
  private readonly warnings = new Set<string>()
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

  /** Has all processes that there may be read the content of a site that they will share, as soon as they are ready. What fails is told when the site is built. */
  readAhead(site: string): void {
    while (this.workers.size < this.most) this.start()
    for (const worker of this.workers) if (isIdle(worker)) this.tell(worker, { kind: 'read', site }).catch(() => undefined)
  }

  /**
   * @param shares among how many processes its pages are shared, at most as many as there are
   * @param onProgress pages that are done, of all
   */
  async build(order: SiteOrder, shares: number, onProgress: (done: number, total: number) => void): Promise<Result> {
    const done = Array.from({ length: shares }, () => 0)
    const asked = done.map((_, index) =>
      this.ask({ kind: 'pages', ...order, share: { index, of: shares } }, (count, total) => {
        done[index] = count
        onProgress(done.reduce((sum, one) => sum + one), total)
      }),
    )
    // When one fails the others come to their end first: nothing goes on writing behind the caller's back.
    const [first] = await Promise.allSettled(asked)
    try {
      const makers = await Promise.all(asked)
      return { ...(await this.finished(order.site, makers)), drawPictures: (folder) => this.drawPictures(order.site, folder, makers) }
    } finally {
      if (shares > 1 && first?.status === 'fulfilled') this.release(first.value.worker)
    }
  }

  /** The first of those who made the pages puts the site together. */
  private async finished(site: string, [first, ...others]: Outcome[]): Promise<Omit<Result, 'drawPictures'>> {
    if (first?.done.kind === 'built') return first.done
    const made = others.flatMap(({ done }) => (done.kind === 'made' ? [done] : []))
    const last = first && (await this.tell(first.worker, { kind: 'finish', parts: made.map(({ pages }) => pages) }))
    if (last?.done.kind !== 'built') throw new Error(`${site} was not finished.`)
    return { built: last.done.built, memory: Math.max(last.done.memory, ...made.map(({ memory }) => memory)) }
  }

  private async drawPictures(site: string, folder: string, makers: readonly Outcome[]): Promise<string[]> {
    const told = await Promise.all(makers.map(({ worker }) => this.tell(worker, { kind: 'pictures', site, folder })))
    return [...new Set(told.flatMap(({ done }) => (done.kind === 'drawn' ? done.lacking : [])))].sort()
  }

  /** What Gatsby's reporter has warned of in the processes since this was asked last; each once, for several may read the content of one site. */
  takeWarnings(): string[] {
    const taken = [...this.warnings]
    this.warnings.clear()
    return taken
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
    const idle = [...this.workers].find(isIdle) ?? (this.workers.size < this.most ? this.start() : undefined)
    const task = idle && this.waiting.shift()
    if (idle && task) this.give(idle, task)
  }

  private tell(worker: Worker, order: Order): Promise<Outcome> {
    return new Promise((resolve, reject) => this.give(worker, { order, resolve, reject }))
  }

  private release(worker: Worker): void {
    worker.isKept = false
    this.next()
  }

  private give(worker: Worker, task: Task): void {
    // It may have died since it made the pages.
    if (!this.workers.has(worker)) return task.reject(new Error(lastWords(worker)))
    worker.tasks.push(task)
    worker.process.send(task.order)
  }

  private start(): Worker {
    const process = fork(this.program, [path.join(this.folder, String((this.started += 1)))], {
      // What is no garbage may grow by a third before it is looked for again: else a process holds half as much again for nothing.
      execArgv: [...(this.program.endsWith('.ts') ? ['--require', 'tsx/cjs', '--import', 'tsx/esm'] : []), '--max-old-space-size=3072', '--heap-growing-percent=30'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Each thread with a store of memory of its own (glibc) would keep hundreds of megabytes that nobody uses.
      env: { MALLOC_ARENA_MAX: '2', ...this.env, FORCE_COLOR: '0' },
    })
    const worker: Worker = { process, output: [], tasks: [], isKept: false }
    this.workers.add(worker)
    for (const stream of [process.stdout, process.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        if (line === '') return
        worker.output = [...worker.output, line].slice(-keptLines)
        if (line.startsWith(warning)) this.warnings.add(line.slice(warning.length))
      })
    }
    process.on('message', (answer: Answer) => this.hear(worker, answer))
    // When all that it said has come.
    process.once('close', () => this.lose(worker, new Error(lastWords(worker))))
    // Of one that was started the end follows.
    process.on('error', (error) => process.pid === undefined && this.lose(worker, error))
    return worker
  }

  private lose(worker: Worker, error: Error): void {
    if (!this.workers.delete(worker)) return
    for (const task of worker.tasks.splice(0)) task.reject(error)
    this.next()
  }

  private hear(worker: Worker, answer: Answer): void {
    const [task] = worker.tasks
    // Gatsby's reporter speaks on the same line.
    if (!task || !('kind' in answer) || answer.kind === 'ready') return
    if (answer.kind === 'waits') return this.onWait(answer.text)
    if (answer.kind === 'progress') return task.onProgress?.(answer.done, answer.total)
    worker.tasks.shift()
    if (task.order.kind === 'pages') worker.isKept = answer.kind !== 'failed' && isKeptAfter(task.order.share)
    if (answer.kind === 'failed') task.reject(new Error(answer.message))
    else task.resolve({ worker, done: answer })
    this.next()
  }
}

function isIdle({ tasks, isKept }: Worker): boolean {
  return tasks.length === 0 && !isKept
}

/** What Gatsby ended the process with, or else how it ended and all that is left of what it said. */
function lastWords({ process: { exitCode, signalCode }, output }: Worker): string {
  const first = output.findIndex((line) => /^error /.test(line))
  if (first >= 0) return output.slice(first).filter((line) => !line.startsWith('not finished ')).join('\n').replace(/^error /, '')
  const shortOfMemory = signalCode === 'SIGKILL' ? ', as a system does that has no memory left' : ''
  const end = signalCode ? `was ended by ${signalCode}${shortOfMemory}` : `ended with ${exitCode}`
  return `A process that builds sites ${end}.\n${output.join('\n')}`
}
