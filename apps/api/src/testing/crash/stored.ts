import type { Database } from '../../database/database'
import { groupBy } from '../../group-by'
import type { Kind } from './draft'

interface Row {
  kind: Kind
  /** Null for subscriptions. */
  id: string
  number: string | undefined
  email: string
}

/** All submissions in the tables, each with what belongs to it. */
export class Submissions {
  private readonly byEmail: Map<string, Row[]>

  private constructor(
    private readonly rows: Row[],
    /** SHA-256 of the files of a question or an application, by its id, sorted. */
    private readonly files: Map<string, string[]>,
    private readonly steps: Map<string, number>,
    private readonly captchas: number,
    private readonly unfinishedKeys: number,
  ) {
    this.byEmail = groupBy(rows, ({ email }) => email, (row) => row)
  }

  static async read({ query }: Database): Promise<Submissions> {
    const questions = await query.selectFrom('question').select(['id', 'number', 'email']).execute()
    const applications = await query.selectFrom('application').select(['id', 'number', 'email']).execute()
    const subscribers = await query.selectFrom('subscriber').select(['id', 'email']).execute()
    const attachments = await query.selectFrom('attachment').select(['owner_id', 'sha256']).execute()
    const steps = await query.selectFrom('audit_entry').select('owner_id').execute()
    const captchas = await query.selectFrom('captcha_used').select('signature').execute()
    const keys = await query.selectFrom('idempotency').where('answer', '=', '').select('key').execute()
    const rows = [
      ...questions.map((row): Row => ({ kind: 'question', ...row })),
      ...applications.map((row): Row => ({ kind: 'application', ...row })),
      ...subscribers.map(({ id, email }): Row => ({ kind: 'subscription', id, email: email ?? '', number: undefined })),
    ]
    const files = groupBy(attachments.sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1)), ({ owner_id }) => owner_id, ({ sha256 }) => sha256)
    const stepCounts = new Map([...groupBy(steps, ({ owner_id }) => owner_id, () => 1)].map(([id, own]) => [id, own.length]))
    return new Submissions(rows, files, stepCounts, captchas.length, keys.length)
  }

  of(kind: Kind, email: string): Row[] {
    return (this.byEmail.get(email) ?? []).filter((row) => row.kind === kind)
  }

  emails(): Set<string> {
    return new Set(this.byEmail.keys())
  }

  counts(): Record<Kind, number> {
    const count = (kind: Kind) => this.rows.filter((row) => row.kind === kind).length
    return { question: count('question'), application: count('application'), subscription: count('subscription') }
  }

  /**
   * What is there half, or twice.
   *
   * @param filesOf hashes of what an address has sent, as far as it is known
   */
  faults(filesOf: (email: string) => string[] | undefined): string[] {
    const { subscription, question, application } = this.counts()
    return [
      ...[...this.byEmail].filter(([, rows]) => rows.length > 1).map(([email, rows]) => `${email} is there ${rows.length} times`),
      ...this.rows.flatMap(({ kind, id, email }) => {
        if (kind === 'subscription') return []
        const [own, sent] = [this.files.get(id) ?? [], filesOf(email)]
        const areFiles = sent === undefined || own.join() === sent.join()
        return [...(areFiles ? [] : [`${kind} of ${email} has other files than were sent`]), ...(this.steps.get(id) === 1 ? [] : [`${kind} of ${email} has ${this.steps.get(id) ?? 0} first steps`])]
      }),
      // A subscription that is asked for again spends another one.
      ...(this.captchas >= question + application + subscription ? [] : [`only ${this.captchas} captchas are spent`]),
      ...(this.unfinishedKeys === 0 ? [] : [`${this.unfinishedKeys} keys have no answer`]),
    ]
  }
}
