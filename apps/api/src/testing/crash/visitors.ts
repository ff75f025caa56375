import { setTimeout } from 'node:timers/promises'
import type { Random } from '../../content/generate/random'
import { draftOf, type Draft, type Kind } from './draft'
import { postSlowly } from './post-slowly'

export interface Acknowledged {
  draft: Draft
  /** The answer as it came. */
  text: string
}

const kinds: Kind[] = ['question', 'question', 'application', 'application', 'subscription']

/** Statuses of submissions that were stored. */
const success = [201, 202]

/** Some people at once who send what they have until it is acknowledged, over servers that come and go. */
export class Visitors {
  readonly acknowledged: Acknowledged[] = []
  /** What should not have happened, one line each. */
  readonly faults: string[] = []
  /** Repeats under a key whose answer was compared with the first one. */
  repeats = 0
  /** Of those that are under way: in the middle of the upload, or waiting for the answer. */
  readonly underWay = { uploading: 0, waiting: 0 }
  private readonly unfinished: (Draft | undefined)[]
  private count = 0

  constructor(
    private readonly random: Random,
    people: number,
  ) {
    this.unfinished = Array.from({ length: people }, () => undefined)
  }

  /** Sends until the signal says stop; each begins with what he had no answer to. */
  async visit(url: string, signal: AbortSignal): Promise<void> {
    await Promise.all(
      this.unfinished.map(async (_draft, person) => {
        while (!signal.aborted) {
          if (await this.send(url, person)) continue
          // The server is going, or its database is.
          await setTimeout(20)
        }
      }),
    )
  }

  /** Sends all that was acknowledged under a key once more, which must be answered as it was. */
  async repeatAll(url: string): Promise<void> {
    const keyed = this.acknowledged.filter(({ draft }) => draft.key !== undefined)
    const repeat = async () => {
      for (let one = keyed.pop(); one; one = keyed.pop()) {
        const { status, text } = await this.post(url, one.draft)
        this.repeats++
        if (text !== one.text) this.faults.push(`${one.draft.kind} of ${one.draft.email} was answered ${one.text}, its repeat ${status} ${text}`)
      }
    }
    await Promise.all(this.unfinished.map(repeat))
  }

  private async send(url: string, person: number): Promise<boolean> {
    const draft = (this.unfinished[person] ??= this.newDraft())
    const answer = await this.post(url, draft).catch(() => undefined)
    if (answer === undefined || answer.status === 503) return false
    if (!success.includes(answer.status)) {
      this.faults.push(`${draft.kind} of ${draft.email} was answered ${answer.status} ${answer.text}`)
      this.unfinished[person] = undefined
      return false
    }
    this.acknowledged.push({ draft, text: answer.text })
    this.unfinished[person] = undefined
    return true
  }

  private async post(url: string, draft: Draft): Promise<{ status: number; text: string }> {
    const { payload, type } = await draft.encode()
    const headers = { 'content-type': type, ...(draft.key ? { 'idempotency-key': draft.key } : {}) }
    const isSlow = this.random.below(2) === 0
    let phase: 'uploading' | 'waiting' | 'over' = 'uploading'
    const enter = (next: typeof phase) => {
      if (phase !== 'over') this.underWay[phase]--
      if (next !== 'over') this.underWay[next]++
      phase = next
    }
    this.underWay.uploading++
    const onSent = () => {
      // The system may say so after the connection has broken.
      if (phase === 'uploading') enter('waiting')
    }
    try {
      return await postSlowly(url + draft.path, { payload, headers, pieces: isSlow ? 5 : 1, pauseMs: this.random.below(60), onSent })
    } finally {
      enter('over')
    }
  }

  private newDraft(): Draft {
    const sizes = Array.from({ length: 1 + this.random.below(3) }, () => 200 + this.random.below(40_000))
    const kind = kinds[this.random.below(kinds.length)] ?? 'question'
    // A question may come without a file.
    return draftOf(kind, `reader${this.count++}`, kind === 'question' && this.random.below(4) === 0 ? [] : sizes)
  }
}
