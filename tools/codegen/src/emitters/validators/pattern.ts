/**
 * A pattern as JSON Schema and the interpreter want it: with the flag `u`, which forbids needless backslashes. Those
 * are dropped; undefined where it still is no regular expression.
 */
export function unicodePattern(pattern: string): string | undefined {
  return [pattern, dropNeedlessEscapes(pattern)].find(isUnicodePattern)
}

function isUnicodePattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

function dropNeedlessEscapes(pattern: string): string {
  let inClass = false
  return pattern.replace(/\\?[^]/gu, (token) => {
    if (token === '[') inClass = true
    if (token === ']') inClass = false
    const needless = /^\\[^A-Za-z0-9^$\\.*+?()[\]{}|/]$/u.test(token) && !(inClass && token === '\\-')
    return needless ? token.slice(1) : token
  })
}
