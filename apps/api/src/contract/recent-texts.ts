/** Longer texts are rare, and whoever sends them may wait a moment longer. */
export const longestKept = 1_000

/**
 * What was made of the texts that came last, whole requests or one of their headers: most readers ask the same few things,
 * which then need not be parsed and checked again. Holds `most` to twice as many, those that were asked for again the longest.
 */
export class RecentTexts<T> {
  private newer = new Map<string, T>()
  private older = new Map<string, T>()

  constructor(private readonly most = 250) {}

  get(text: string): T | undefined {
    const held = this.newer.get(text)
    if (held !== undefined) return held
    const old = this.older.get(text)
    if (old !== undefined) this.set(text, old)
    return old
  }

  set(text: string, value: T): void {
    if (text.length > longestKept) return
    if (this.newer.size >= this.most) {
      this.older = this.newer
      this.newer = new Map()
    }
    this.newer.set(text, value)
  }
}
