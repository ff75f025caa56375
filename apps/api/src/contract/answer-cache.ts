import { KeptLists } from '../content/kept-lists'
import { isBefore } from '../content/schedule'
import { WrittenAnswer } from './written-answer'

/** Where the cache learns that what it holds has become old. */
export interface CacheSource {
  /** Moves with every change of content, also by other processes. A number where the database answers at once. */
  contentVersion(): number | Promise<number>
  /** The next time after `now` at which an item appears, or ends, by itself; null when there is none. */
  nextScheduledChange(now: Date): Promise<Date | null>
}

/** One entry may take this part of the room at most. */
const largestShare = 1 / 8

/** What an entry takes beside its texts, roughly: who asks for many small answers must not fill the memory either. */
const bytesAround = 1_000

/**
 * Answers of reading operations by request. Everything is dropped when the content version moves and when the next
 * scheduled change is reached; beyond `maxBytes` the entries go that were not used for longest.
 */
export class AnswerCache {
  /** Answers that were here, also those that somebody was just making. */
  hits = 0
  /** Answers that had to be made. */
  misses = 0
  private readonly entries = new Map<string, WrittenAnswer>()
  private readonly pending = new Map<string, Promise<WrittenAnswer>>()
  private asked: number | Promise<number> | undefined
  /** Which of the entries was used last. */
  private latest: string | undefined
  private bytes = 0
  private version = Number.NaN
  /** Of which the answers consist. */
  private lists = new KeptLists()
  /** In milliseconds since 1970: the time that it was asked for, and the next scheduled change after it. */
  private validFrom = -Infinity
  private validUntil = Infinity

  constructor(
    private readonly source: CacheSource,
    private readonly clock: () => Date,
    private readonly maxBytes = 64 * 1024 * 1024,
  ) {}

  /** An answer that is here and known to be valid without waiting for the database: most are, and waiting costs as much as sending. */
  held(key: string): WrittenAnswer | undefined {
    const isValid = this.currentVersion() === this.version && !this.isOver(this.clock())
    return isValid ? this.use(key) : undefined
  }

  /** @param write makes the answer as of the time that it is given, of lists that hold for it */
  async get(key: string, write: (now: Date, lists: KeptLists) => Promise<string>): Promise<WrittenAnswer> {
    const now = this.clock()
    const version = await this.refresh(now)

    const held = this.use(key)
    if (held) return held

    const until = this.validUntil
    // Who came before the period has another answer than those who came in it.
    const isWithin = now.getTime() >= this.validFrom
    const slot = `${version}:${until}:${isWithin}:${key}`
    const running = this.pending.get(slot)
    if (running) {
      this.hits++
      return running
    }
    this.misses++
    const lists = isWithin ? this.lists : new KeptLists()
    const started = this.make(key, version, until, now, lists, write).finally(() => this.pending.delete(slot))
    this.pending.set(slot, started)
    return started
  }

  private use(key: string): WrittenAnswer | undefined {
    const held = this.entries.get(key)
    if (!held) return undefined
    this.hits++
    if (key === this.latest) return held
    // Moves it to the end of the order of use.
    this.entries.delete(key)
    this.entries.set(key, held)
    this.latest = key
    return held
  }

  /**
   * A handler asks several times; when the content moved in between, its answer would mix two versions.
   *
   * @param until of the next scheduled change after `now`
   */
  private async make(key: string, version: number, until: number, now: Date, lists: KeptLists, write: (now: Date, lists: KeptLists) => Promise<string>): Promise<WrittenAnswer> {
    let body = await write(now, lists)
    let after = await this.source.contentVersion()
    for (let tries = 0; after !== version && tries < 3; tries++) {
      version = after
      body = await write(now, new KeptLists())
      after = await this.source.contentVersion()
    }
    const answer: WrittenAnswer = new WrittenAnswer(body, (bytes) => {
      if (this.entries.get(key) === answer) this.grow(bytes)
    })
    // After the last try it may have moved once more: the body is of `version`, which must still be the present one. So must be the period that it was written in.
    if (after === version && version === this.version && until === this.validUntil && now.getTime() >= this.validFrom) this.keep(key, answer)
    return answer
  }

  /**
   * Requests that the event loop hands over in one turn share one question. All of them were here before it was asked,
   * and whoever changes the content in this process is answered in a later turn: nobody can miss a change that he knows of.
   */
  private currentVersion(): number | Promise<number> {
    if (this.asked === undefined) {
      this.asked = this.source.contentVersion()
      setImmediate(this.askAgain)
    }
    return this.asked
  }

  private readonly askAgain = () => {
    this.asked = undefined
  }

  private async refresh(now: Date): Promise<number> {
    const version = await this.currentVersion()
    if (version !== this.version || this.isOver(now)) {
      const validUntil = await this.source.nextScheduledChange(now)
      // Who asked at the same time may have been first: what was written or begun since is to stay.
      if (version === this.version && !this.isOver(now)) return version
      this.entries.clear()
      this.lists = new KeptLists()
      this.bytes = 0
      this.version = version
      this.validFrom = now.getTime()
      this.validUntil = validUntil?.getTime() ?? Infinity
    }
    return version
  }

  /** Also where the clock was set back to before the period: what changes by itself between now and then would not be noticed. */
  private isOver(now: Date): boolean {
    return now.getTime() >= this.validUntil || isBefore(now, this.validFrom)
  }

  private keep(key: string, answer: WrittenAnswer): void {
    if (answer.body.length > this.maxBytes * largestShare || this.entries.has(key)) return
    this.entries.set(key, answer)
    this.latest = key
    this.grow(sizeOf(key, answer))
  }

  private grow(bytes: number): void {
    this.bytes += bytes
    for (const [oldest, answer] of this.entries) {
      if (this.bytes <= this.maxBytes) break
      this.entries.delete(oldest)
      this.bytes -= sizeOf(oldest, answer)
    }
  }
}

/** A character of a key takes two bytes at most. */
function sizeOf(key: string, { bytes }: WrittenAnswer): number {
  return bytes + 2 * key.length + bytesAround
}
