/** As the server writes them, for people to compare with what they have. */
export const numberExample = 'Q-7F3R-9WDN'
export const codeExample = '4GLD-R82V-J6NQ'

const number = /^Q-[2-9DFGJLNQRVW]{4}-[2-9DFGJLNQRVW]{4}$/
const code = /^[2-9DFGJLNQRVW]{4}(-[2-9DFGJLNQRVW]{4}){2}$/

export const isNumber = (text: string): boolean => number.test(text)

export const isCode = (text: string): boolean => code.test(text)

/** `q7f3r 9wdn` → `Q-7F3R-9WDN`: capitals, hyphens and the `Q` are put where they belong. What is no number stays as it is. */
export function toNumber(text: string): string {
  const signs = signsOf(text)
  const own = signs.length === 9 && signs.startsWith('Q') ? signs.slice(1) : signs
  const made = `Q-${inFours(own)}`
  return isNumber(made) ? made : text
}

/** `4gldr82vj6nq` → `4GLD-R82V-J6NQ`. What is no code stays as it is. */
export function toCode(text: string): string {
  const made = inFours(signsOf(text))
  return isCode(made) ? made : text
}

function signsOf(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

function inFours(signs: string): string {
  return signs.match(/.{1,4}/g)?.join('-') ?? ''
}
