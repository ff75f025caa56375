import type { Draft } from './draft'

/**
 * The key under which a content is sent. The same content has the same key, also after the page was loaded again: if it had
 * arrived and only the answer was lost, the server gives the first number once more. Other content is another submission.
 *
 * @param former the last try
 * @param content all that is sent but for the captcha, which is solved anew each time
 */
export function attemptFor(former: Draft<unknown>['attempt'], content: unknown, files: readonly File[]): { key: string; content: string } {
  // Texts are sent without the spaces around them.
  const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value)
  const text = JSON.stringify([content, files.map(({ name, size, lastModified }) => [name, size, lastModified])], trimmed)
  return former?.content === text ? former : { key: randomKey(), content: text }
}

/** `crypto.randomUUID` is only there on secure hosts. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
