import { readChoice } from '../kept-choices'

/** How fast a voice may speak; 1 is as it does by itself. */
export const rates = [0.75, 1, 1.25, 1.5, 2]

/** What the reader chose last. */
export function readRate(): number {
  try {
    const kept = Number(readChoice('a11y-speech-rate'))
    return rates.includes(kept) ? kept : 1
  } catch {
    return 1
  }
}
