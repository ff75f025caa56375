/** What ends at midnight ends with the day before it. @param iso RFC 3339 */
export function lastMomentBefore(iso: string): string {
  return new Date(Date.parse(iso) - 1).toISOString()
}
