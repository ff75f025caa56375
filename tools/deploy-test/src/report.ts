/** What was looked at, and what is wrong with it. */
export class Report {
  private readonly rows: { subject: string; figures: string; faults: string[] }[] = []

  /** @param only the subjects that are looked at, by a word in them; all without it */
  constructor(private readonly only = '') {}

  /** Runs one check; whatever it throws is a fault like those that it returns. */
  async check(subject: string, look: () => Promise<{ figures: string; faults: string[] }>): Promise<void> {
    if (!subject.includes(this.only)) return
    const started = performance.now()
    const { figures, faults } = await look().catch((error: unknown) => ({ figures: 'could not be done', faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }))
    const row = { subject, figures: `${figures} (${((performance.now() - started) / 1000).toFixed(1)} s)`, faults }
    this.rows.push(row)
    process.stdout.write(`${faults.length === 0 ? 'ok   ' : 'FAULT'}  ${subject.padEnd(34)} ${row.figures}\n`)
    for (const fault of faults.slice(0, 30)) process.stdout.write(`       ${fault}\n`)
    if (faults.length > 30) process.stdout.write(`       and ${faults.length - 30} more\n`)
  }

  get isGood(): boolean {
    return this.rows.length > 0 && this.rows.every(({ faults }) => faults.length === 0)
  }
}
