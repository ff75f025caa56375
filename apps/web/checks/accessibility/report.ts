/** Each thing that is wrong once, with where it was found. */
export class Report {
  private readonly found = new Map<string, Set<string>>()
  private readonly counts = new Map<string, { runs: number; ms: number }>()

  /** @param what the same text for the same fault; @param where `news, ru, dark-theme, fz-big, 390` */
  add(what: string, where: string): void {
    this.found.set(what, (this.found.get(what) ?? new Set()).add(where))
  }

  /** Does one look and notes how long it took. */
  async time<Result>(kind: string, look: () => Promise<Result>): Promise<Result> {
    const start = performance.now()
    const result = await look()
    const { runs, ms } = this.counts.get(kind) ?? { runs: 0, ms: 0 }
    this.counts.set(kind, { runs: runs + 1, ms: ms + performance.now() - start })
    return result
  }

  get isEmpty(): boolean {
    return this.found.size === 0
  }

  toString(): string {
    const counts = [...this.counts].map(([kind, { runs, ms }]) => `${kind}: ${runs} runs, ${Math.round(ms / runs)} ms each`)
    const faults = [...this.found].sort(([, a], [, b]) => b.size - a.size).map(([what, where]) => `${where.size} × ${what}\n    ${[...where].slice(0, 4).join('; ')}${where.size > 4 ? '; …' : ''}`)
    return [...counts, '', ...(faults.length > 0 ? faults : ['No fault.'])].join('\n')
  }
}
