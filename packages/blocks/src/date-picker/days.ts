/** From which day to which, `2026-12-01`, both included; undefined where it is open. */
export interface Days {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** `?from=2026-12-01&to=2026-12-31`; a day that does not exist is left out. */
export function readDays(search: string): Days {
  const parameters = new URLSearchParams(search)
  return { from: readDay(parameters.get('from')), to: readDay(parameters.get('to')) }
}

/** A day of a year with which addresses are read: nobody looks for one of 1026, which is a slip of the finger. */
export function readDay(text: string | null): string | undefined {
  if (text === null || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // Engines take the 31st of February for one of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
