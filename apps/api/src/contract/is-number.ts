/** Whether a text is a number as forms and addresses have it. JavaScript reads `0x47`, `7e1` and `+71` as numbers, too, which nobody means. */
export function isNumber(text: string): boolean {
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
}
