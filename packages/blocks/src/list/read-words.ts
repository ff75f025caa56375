/** `?q=наурыз` → the words to look for, as long as the contract wants them; undefined for less. */
export function readWords(search: string): string | undefined {
  const words = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, 200)
  return words.length >= 2 ? words : undefined
}
