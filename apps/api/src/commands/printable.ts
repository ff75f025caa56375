/*
 * Characters that are seen as nothing and may command a terminal: escape sequences hide lines or write others over them, and marks of
 * direction turn the order of what is read; some take the separators of lines and paragraphs for ends of lines. What visitors send may hold any of them.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** For people: a sign stands for each, but for ends of lines and tabs. */
export function printable(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(unseen, (character) => (character === '\n' || character === '\t' ? character : '\ufffd'))
}

/** For machines: the same data, in JSON that spells such characters out. JSON.stringify does so for the first 32 only. */
export function printableJson(data: unknown): string {
  return JSON.stringify(data).replace(unseen, (character) => Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''))
}
