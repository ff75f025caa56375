/** Some systems name languages by three letters. */
const threeLetters: Record<string, string> = { kaz: 'kk', rus: 'ru', eng: 'en' }

/** Voices of macOS that are a joke, and stand before its others in the list. */
const jokes = /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/

/**
 * The voice that reads a language best: one of the machine itself, as others stop after fifteen seconds and send the text
 * away; of those the one that the reader has chosen in the system.
 *
 * @param language tag without a region: `kk`
 * @returns undefined where the browser has none
 */
export function pickVoice(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const ranks = (voice: SpeechSynthesisVoice) => Number(voice.localService) * 4 + Number(!jokes.test(voice.name)) * 2 + Number(voice.default)
  return voices.filter(({ lang }) => baseOf(lang) === language).reduce<SpeechSynthesisVoice | undefined>((best, voice) => (best && ranks(best) >= ranks(voice) ? best : voice), undefined)
}

/** `kk-KZ`, `kk_KZ`, `kaz-KAZ` → `kk` */
function baseOf(tag: string): string {
  const [base = ''] = tag.toLowerCase().split(/[-_]/)
  return threeLetters[base] ?? base
}
