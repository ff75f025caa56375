/** `+7 (727) 355-10-40` → `tel:+77273551040`, which telephones dial. */
export function telUrl(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}
