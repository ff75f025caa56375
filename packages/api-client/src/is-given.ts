/** Whether there is something to send: null and undefined are left out wherever a value is written as text. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}
