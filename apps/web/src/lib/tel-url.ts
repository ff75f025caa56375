/** `+7 (727) 355-10-40, ішкі 412` → `tel:+77273551040`, which telephones dial: of several numbers the first, and no extension, which would make another number of it. */
export function telUrl(text: string): string {
  const [number = ''] = /\+?\d[\d\s().\u2010-\u2015-]*/.exec(text) ?? []
  return `tel:${number.replace(/[^+\d]/g, '')}`
}
