import { almatyDay } from '../content/time'
import { netOf } from './net-of'

/** How much of something one address may have in a day of Almaty; of IPv6 one net. Each process counts for itself. */
export class DailyShares {
  private day = ''
  private taken = new Map<string, number>()

  constructor(private readonly share: number) {}

  /** @returns what gives it back, should it come to nothing after all; undefined where that is more than what is left of the share, and nothing is taken */
  take(address: string, amount: number, now: Date): (() => void) | undefined {
    const day = almatyDay(now.toISOString())
    if (day !== this.day) this.taken = new Map()
    this.day = day
    const { taken } = this
    const net = netOf(address)
    const before = taken.get(net) ?? 0
    if (before + amount > this.share) return undefined
    taken.set(net, before + amount)
    return () => void taken.set(net, (taken.get(net) ?? 0) - amount)
  }
}
