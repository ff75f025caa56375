import { vocabulary, type Text } from './vocabulary'

const dayMs = 86_400_000

/** Times around one day, which stands for today. */
export class Dates {
  private readonly midnight: number
  readonly year: number

  /** @param day `2026-11-21` */
  constructor(readonly day: string) {
    this.midnight = Date.parse(`${day}T00:00:00Z`)
    this.year = Number(day.slice(0, 4))
  }

  /** `2026-11-18` for -3. */
  date(days: number): string {
    return new Date(this.midnight + days * dayMs).toISOString().slice(0, 10)
  }

  /** `2026-11-18T06:00:00Z`; hours are UTC, five before those of Almaty. */
  time(days: number, hour = 6): string {
    return `${this.date(days)}T${String(hour).padStart(2, '0')}:00:00Z`
  }

  /** As texts say it: 14 декабря. */
  said(days: number): Text {
    const [, month, day] = this.date(days).split('-').map(Number) as [number, number, number]
    const name = vocabulary.words.months[month - 1] as Text
    return { kz: `${day} ${name.kz}`, ru: `${day} ${name.ru}`, en: `${day} ${name.en}` }
  }
}
