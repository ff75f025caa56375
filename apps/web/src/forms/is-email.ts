const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'i')

/** Whether a text is an e-mail address, as the server sees it (`format: email` of the contract). Spaces around it do no harm. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text.trim())
}
