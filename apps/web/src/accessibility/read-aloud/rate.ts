const key = 'a11y-speech-rate'

/** How fast a voice may speak; 1 is as it does by itself. */
export const rates = [0.75, 1, 1.25, 1.5, 2]

/** What the reader chose last. */
export function readRate(): number {
  try {
    const kept = Number(localStorage.getItem(key))
    return rates.includes(kept) ? kept : 1
  } catch {
    return 1
  }
}

/** Where the browser keeps nothing, a choice holds for this reading. */
export function keepRate(rate: number): void {
  try {
    localStorage.setItem(key, String(rate))
  } catch (cause) {
    console.warn(`The choice of ${key} could not be kept`, cause)
  }
}
