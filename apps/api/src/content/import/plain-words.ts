const words: Record<string, string> = {
  'must match format "date-time"': 'must be a time with its zone, such as "2026-11-21T09:00:00+05:00"',
  'must match format "date"': 'must be a day, such as "2026-11-21"',
  'must match format "email"': 'must be an e-mail address',
  'must match format "uri"': 'must be a whole address, such as https://example.org/',
  'must be string': 'must be a text; put it in quotes',
  'must be array': 'must be a list',
  'must be object': 'must be keys and values, as a picture is {file: news/library.jpg, alt_kz: …}',
}

/** What a schema says of a value, so that who writes content knows what to write instead. */
export function inPlainWords(message: string): string {
  // Whoever gave a value does not want none.
  const own = message.replace(/^(must be \w+),null$/, '$1')
  return words[own] ?? own
}
