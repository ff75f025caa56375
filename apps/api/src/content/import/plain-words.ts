const words: Record<string, string> = {
  'Nested mappings are not allowed in compact mappings': 'a text with a colon and a blank in it must be in quotes',
  'Unexpected scalar at node end': 'goes on after the end of a text that begins with a quote or bracket; put all of it in quotes, with “ ” or « » within',
  'Anchor cannot be an empty string': inQuotes('&'),
  'Tags and anchors must be separated from the next token by white space': inQuotes('! or &'),
  'Unexpected block-seq-ind on same line with key': inQuotes('-'),
  'Block scalar values in collections must be indented': 'must be indented with blanks, as the lines of a text are',
  'All mapping items must start at the same column': 'must begin below the line above it, and is a line of a list only with - and a blank',
  'Implicit map keys need to be followed by map values': 'is no key with a colon and a blank after it',
  'Map keys must be unique': 'is a key that the item has already; keep one of the two',
  'Source contains multiple documents; please use YAML.parseAllDocuments()': 'is a second item; a file has one, and no line ---',
  'Tabs are not allowed as indentation': 'is indented with a tab, where only blanks may stand',
  'Plain value cannot start with a tab character': 'begins with a tab, where a blank must stand',
  'Implicit keys need to be on a single line': 'is no key with a colon and a blank; further lines of a text are indented',
  'must match format "date-time"': 'must be a time with its zone, such as "2026-11-21T09:00:00+05:00"',
  'must match format "date"': 'must be a day, such as "2026-11-21"',
  'must match format "email"': 'must be an e-mail address',
  'must match format "uri"': 'must be a whole address, such as https://example.org/',
  'must match pattern "^https?://"': 'must be a whole address, such as https://example.org/',
  'must match pattern "^(https?://|/)"': 'must be a whole address, such as https://example.org/, or a path of the site, such as /page/contacts',
  'must match pattern "^/(?!/)[^\\s#\\\\]*$"': 'must be a path, such as /index.php?id=27',
  'must match pattern "^[a-z0-9-]{1,60}$"': 'may have small English letters, digits and -, at most 60',
  'must match pattern "^[a-z0-9-]+(/[a-z0-9-]+)*$"': 'may have small English letters, digits and -, in parts between /',
  'must be string': 'must be a text; put it in quotes',
  'must be boolean': 'must be true or false, without quotes',
  'must be integer': 'must be a whole number, without quotes',
  'must be array': 'must be a list',
  'must be object': 'must be keys and values, as a picture is {file: news/library.jpg, alt_kz: …}',
}

/** What a schema says of a value, or YAML of its file, so that who writes content knows what to write instead. */
export function inPlainWords(message: string): string {
  // Whoever gave a value does not want none.
  const own = message.replace(/^(must be \w+),null$/, '$1')
  if (Object.hasOwn(words, own)) return words[own] as string
  if (own.startsWith('Not a YAML token: ')) return inQuotes('> or |')
  const sign = own.startsWith('Unresolved tag: ') ? '!' : /^Plain value cannot start with .* (\S)$/.exec(own)?.[1]
  return sign === undefined ? own : inQuotes(sign)
}

/** YAML has signs of its own. */
export function inQuotes(sign: string): string {
  return `a text that begins with ${sign} must be in quotes`
}
