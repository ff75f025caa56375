/** What the reader has unfolded, until the page is loaded anew: who comes back from another page finds it so. */
const unfolded = new Set<string>()

/** @param key that nothing else has: `program 611` */
export function isUnfolded(key: string): boolean {
  return unfolded.has(key)
}

export function keepUnfolded(key: string, isOpen: boolean): void {
  if (isOpen) unfolded.add(key)
  else unfolded.delete(key)
}
