import { createHash } from 'node:crypto'
import type { OperationId } from '@university/api-schema/handlers'
import type { Kysely } from 'kysely'
import { captchaFailed, type Captcha, type SolvedCaptcha } from '../captcha/captcha'
import type { Config } from '../config'
import { toUtc } from '../content/time'
import type { Caller } from '../contract/call'
import { canonical } from '../contract/canonical'
import { HttpProblem } from '../contract/problem'
import type { Database } from '../database/database'
import type { Tables } from '../database/tables'
import { DailyShares } from '../limits/daily-shares'
import type { Quarantine } from '../uploads/quarantine'
import type { Upload } from '../uploads/upload'
import { storedBytes, type SentFile } from './attachments'

/** What every submission has, whatever it is about. The fields are named for the answer. */
export interface Submission {
  operation: OperationId
  now: Date
  /** Of the header Idempotency-Key. */
  key: string | undefined
  /** What tells one submission from another: the body with hashes for files, and without the captcha, for a repeat may have solved a new one. */
  content: object
  consent: { field: string; version: string } | undefined
  captcha: { field: string; solution: string } | undefined
  /** What comes from one address has a share of the room for files. */
  caller: Caller | undefined
  files?: SentFile[]
}

/** Stores the submission in the transaction that it is given, and says what to answer. */
export type Store<Answer> = (query: Kysely<Tables>) => Promise<Answer>

/** For how long a submission may be repeated under its key, in milliseconds. */
const keyLifetimeMs = 24 * 60 * 60_000

/** The part of QUARANTINE_LIMIT at which the journal is told, while there is room yet. */
const warnedPart = 0.8

const megabyte = 1024 * 1024

/** The part of QUARANTINE_LIMIT that one address may fill in a day: one sender takes the room of nobody else. Halls and hostels share an address. */
const partOfAddress = 0.1

/** What it may send in any case, in bytes: some forms with all their files. */
const leastOfAddress = 200 * megabyte

/** Seconds after which a file may be sent again that there was no room for: somebody must make some. */
const retryWithFile = 3_600

/**
 * Takes what visitors send. It counts when its one transaction is committed, and only then is it answered: the
 * submission, the use of its captcha, its key and the mail about it are stored together or not at all.
 */
export class Submissions {
  private readonly shares: DailyShares

  constructor(
    private readonly database: Database,
    private readonly captcha: Captcha,
    private readonly quarantine: Quarantine,
    private readonly config: Pick<Config, 'consentVersion' | 'quarantineLimit'>,
    /** Told after each commit, for there may be mail to send. */
    private readonly onStored: (operation: OperationId, isRepeat: boolean) => void = () => undefined,
  ) {
    const { quarantineLimit } = config
    this.shares = new DailyShares(quarantineLimit === 0 ? Infinity : Math.max(quarantineLimit * megabyte * partOfAddress, leastOfAddress))
  }

  /**
   * @param prepare checks what the submission is about and says how to store it; not called for a repeat
   * @throws HttpProblem 422 for another body under the same key, an old consent, a wrong or used captcha, 503 for files that there is no room for; what `prepare` throws
   */
  async take<Answer extends object>(submission: Submission, prepare: () => Promise<Store<Answer>>): Promise<Answer> {
    const hash = createHash('sha256').update(canonical(submission.content)).digest('base64url')
    const earlier = await this.findEarlier<Answer>(this.database.query, submission, hash)
    if (earlier) return earlier

    const store = await prepare()
    if (submission.consent) this.checkConsent(submission.consent)
    const { captcha, files = [] } = submission
    const uploads = files.map(({ upload }) => upload)
    const solved = captcha && (await this.captcha.verify(captcha.solution, captcha.field))

    const giveBack = this.takeShare(submission)
    try {
      await this.quarantine.keep(uploads)
      const { answer, isRepeat } = await this.database.write((query) => this.storeOnce(query, submission, hash, solved, store))
      if (isRepeat) {
        await this.quarantine.remove(uploads.map(({ file }) => file))
        giveBack()
      }
      this.onStored(submission.operation, isRepeat)
      return answer
    } catch (error) {
      giveBack()
      // A connection that breaks during the commit leaves it open which way it went; what is left lying is swept later.
      await this.removeUnused(uploads).catch(() => undefined)
      throw error
    }
  }

  private async storeOnce<Answer extends object>(
    query: Kysely<Tables>,
    submission: Submission,
    hash: string,
    solved: SolvedCaptcha | undefined,
    store: Store<Answer>,
  ): Promise<{ answer: Answer; isRepeat: boolean }> {
    const { operation, key, now, captcha } = submission
    if (key !== undefined) {
      await query.deleteFrom('idempotency').where('operation', '=', operation).where('key', '=', key).where('expires_at', '<=', toUtc(now)).execute()
      const expires_at = toUtc(new Date(now.getTime() + keyLifetimeMs))
      // Waits for a repeat that is being stored at the same time.
      const claimed = await query
        .insertInto('idempotency')
        .values({ operation, key, body_hash: hash, answer: '', expires_at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      const earlier = claimed ? undefined : await this.findEarlier<Answer>(query, submission, hash)
      if (earlier) return { answer: earlier, isRepeat: true }
    }
    if (captcha && solved) await spendCaptcha(query, captcha.field, solved)
    await this.checkRoom(query, submission.files ?? [])

    const answer = await store(query)
    if (key !== undefined) await query.updateTable('idempotency').set({ answer: JSON.stringify(answer) }).where('operation', '=', operation).where('key', '=', key).execute()
    return { answer, isRepeat: false }
  }

  private async findEarlier<Answer>(query: Kysely<Tables>, { operation, key, now }: Submission, hash: string): Promise<Answer | undefined> {
    if (key === undefined) return undefined
    const row = await query.selectFrom('idempotency').where('operation', '=', operation).where('key', '=', key).where('expires_at', '>', toUtc(now)).selectAll().executeTakeFirst()
    if (!row) return undefined
    if (row.body_hash === hash) return JSON.parse(row.answer) as Answer
    throw new HttpProblem(422, 'idempotency_mismatch', { detail: 'Another body was sent with this Idempotency-Key', errors: { 'idempotency-key': ['mismatch'] } })
  }

  /** @returns what gives it back, where nothing was stored */
  private takeShare({ files = [], caller, now }: Submission): () => void {
    if (!caller || files.length === 0) return () => undefined
    const giveBack = this.shares.take(caller.address, sizeOf(files), now)
    if (!giveBack) throw noRoom(files, 'those from this address have reached its share of the day')
    return giveBack
  }

  /**
   * In the transaction: a refusal takes the captcha's use back with it. On PostgreSQL, what others store at the same moment is not counted: it may become more by so
   * much.
   */
  private async checkRoom(query: Kysely<Tables>, files: SentFile[]): Promise<void> {
    const { quarantineLimit } = this.config
    if (quarantineLimit === 0 || files.length === 0) return
    const before = await storedBytes(query)
    const after = before + sizeOf(files)
    const limit = quarantineLimit * megabyte
    const warned = limit * warnedPart
    if (before < warned && after >= warned) process.emitWarning(`The attachments of visitors take ${warnedPart * 100} % of QUARANTINE_LIMIT; at all of it files are refused`)
    if (after > limit) throw noRoom(files, 'those of all visitors have reached their limit')
  }

  private checkConsent({ field, version }: { field: string; version: string }): void {
    const { consentVersion } = this.config
    if (version === consentVersion) return
    throw new HttpProblem(422, 'consent_outdated', { detail: `The consent text that holds is that of ${consentVersion}`, errors: { [field]: ['outdated'] } })
  }

  private async removeUnused(uploads: Upload[]): Promise<void> {
    if (uploads.length === 0) return
    const files = uploads.map(({ file }) => file)
    const used = await this.database.query.selectFrom('attachment').where('file', 'in', files).select('file').execute()
    await this.quarantine.remove(files.filter((file) => !used.some((row) => row.file === file)))
  }
}

function sizeOf(files: SentFile[]): number {
  return files.reduce((sum, { upload }) => sum + upload.sizeBytes, 0)
}

function noRoom(files: SentFile[], why: string): HttpProblem {
  const errors = Object.fromEntries(files.map(({ part }) => [part, ['no_room']]))
  return new HttpProblem(503, 'unavailable', { detail: `Files cannot be taken now: ${why}`, errors, retry_after: retryWithFile })
}

/** Its signature is stored until it would expire anyway; the second who brings it is refused, in whatever process. */
async function spendCaptcha(query: Kysely<Tables>, field: string, { signature, expiresAt }: SolvedCaptcha): Promise<void> {
  const used = await query
    .insertInto('captcha_used')
    .values({ signature, expires_at: toUtc(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst()
  if (!used) throw captchaFailed(field, 'used')
}
