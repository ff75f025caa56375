/** What a browser's storage answers; undefined where it is refused altogether, or is full. */
export function tryStorage<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
