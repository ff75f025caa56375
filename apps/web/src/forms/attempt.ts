import type { Language } from '../i18n/languages'
import { randomKey } from './random-key'

/** A try to send a content. */
export interface Attempt {
  /** `Idempotency-Key`. */
  key: string
  /** Of the page on which it was sent first: what goes under the same key must stay the same. */
  language: Language
  /** Names what was sent, and is no copy of it: what is deleted by hand shall be nowhere. */
  content: string
  /** Whether what was sent under the key may have arrived: from when it is sent, until the server has refused it. */
  mayHaveArrived: boolean
}

/**
 * The key under which a content is sent. The same content has the same key, also after the page was loaded again: if it had
 * arrived and only the answer was lost, the server gives the first number once more. Other content has it, too, as long as the former may have arrived:
 * if it has, the server refuses another one under its key, and its sender is told. Other content after a refusal is another submission.
 *
 * @param former the last try
 * @param language of the page; another one is no other content
 * @param content all else that is sent but for the captcha, which is solved anew each time
 */
export function attemptFor(former: Attempt | undefined, language: Language, content: unknown, files: readonly File[]): Attempt {
  // Texts are sent without the spaces around them.
  const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)
  const name = digest(JSON.stringify([content, files.map(({ name, size, lastModified }) => [name, size, lastModified])], trimmed))
  if (former?.content === name) return { ...former, mayHaveArrived: true }
  return { key: former?.mayHaveArrived ? former.key : randomKey(), language, content: name, mayHaveArrived: true }
}

/** 64 bits by FNV-1a, and the length: at once and on every host, where the browser's own digests are for secure ones and come later. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return `${hash.toString(16)}-${text.length}`
}
