/** In code points. Longer ones are sentences more often than names. */
const longest = 40

/** Letters, and what stands between those of a name. */
const nameForm = /^[\p{L}\p{M}\s.'’ʼ‘‐‑-]+$/u

/** `А.С. Пушкин`, `Ә.Сәрсенова`; in Latin letters `X.Com` would be an address. */
const initial = /(?<!\p{L})\p{Lu}\.(?=\p{Lu}(?:\.|\s|$)|[А-ЯЁӘІҢҒҮҰҚӨҺ])/gu

/**
 * The name by which a mail may greet somebody before a moderator has seen what he sent. Anybody can give the address of somebody else, and
 * what he calls himself must not become a message to that person.
 *
 * @returns null for what may be something else than a name: it is greeted by none
 */
export function greetedName(given: string): string | null {
  const name = given.trim()
  const isName = nameForm.test(name) && [...name].length <= longest && !/www/i.test(name) && !/\.\p{L}/u.test(name.replace(initial, ''))
  return isName ? name : null
}
