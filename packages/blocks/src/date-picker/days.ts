/** From which day to which, `2026-12-01`, both included; undefined where it is open. */
export interface Days {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** A day, `2026-12-01`, that there is, of a year with which addresses are read: nobody looks for one of 1026, which is a slip of the finger. */
export function readDay(text: string): string | undefined {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // Engines take the 31st of February for one of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
