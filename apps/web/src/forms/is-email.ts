const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'i')

/** Whether a text is an e-mail address, as the server sees it (`format: email` of the contract), once it is tidy. */
export function isEmail(text: string): boolean {
  const email = tidyEmail(text)
  return email.length <= 254 && pattern.test(email)
}

/** An address as it is sent: without blanks around it, and the signs nobody sees that messengers and contact cards put there. */
export function tidyEmail(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim()
    .replace(/^mailto:/i, '')
}
