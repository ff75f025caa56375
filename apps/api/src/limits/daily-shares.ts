import { almatyDay } from '../content/time'
import { netOf } from './net-of'

/** How much of something one address may have in a day of Almaty; of IPv6 one net. Each process counts for itself. */
export class DailyShares {
  private day = ''
  private readonly taken = new Map<string, number>()

  constructor(private readonly share: number) {}

  /** @returns false where that is more than what is left of the share; nothing is taken then */
  take(address: string, amount: number, now: Date): boolean {
    const day = almatyDay(now.toISOString())
    if (day !== this.day) this.taken.clear()
    this.day = day
    const net = netOf(address)
    const taken = (this.taken.get(net) ?? 0) + amount
    if (taken <= this.share) this.taken.set(net, taken)
    return taken <= this.share
  }

  /** What came to nothing after all. */
  giveBack(address: string, amount: number): void {
    const net = netOf(address)
    this.taken.set(net, Math.max(0, (this.taken.get(net) ?? 0) - amount))
  }
}
