/** Letters that look like English ones. On Kazakh and Russian keyboards some of them lie on the same keys: с on that of c. */
const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', к: 'k' },
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X', У: 'Y', І: 'I' },
}

/** A name with the English letters that its letters look like. */
export function inEnglishLetters(name: string): string {
  return name.replace(/[а-яіА-ЯІ]/g, (letter) => latin[letter] ?? letter)
}

/**
 * Said behind what is wrong with a name, an address or a time that looks right: nobody sees why it is refused.
 *
 * @returns '' where no letter of it only looks like an English one, or where it is no English text with these in their place
 */
export function lookAlikeHint(name: unknown): string {
  if (typeof name !== 'string' || !/^[\x20-\x7e]+$/.test(inEnglishLetters(name))) return ''
  const [letter] = /[^\x20-\x7e]/.exec(name) ?? []
  return letter === undefined ? '' : `; its ${letter} is a Cyrillic letter, write the English ${inEnglishLetters(letter)}`
}
