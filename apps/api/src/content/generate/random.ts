/**
 * Numbers that follow from a key alone: what the seventh item looks like does not depend on whether the sixth was made,
 * so that items can name each other without being kept.
 */
export class Random {
  private state: number

  constructor(key: string) {
    // FNV-1a
    let hash = 0x811c9dc5
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
    this.state = hash
  }

  /** A whole number from 0 to `end - 1`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  /** A whole number from `first` to `last`, both included. */
  between(first: number, last: number): number {
    return first + this.below(last - first + 1)
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to choose from')
    return list[this.below(list.length)] as T
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** mulberry32: from 0 to 1, 1 excluded. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
