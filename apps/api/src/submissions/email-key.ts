/** An e-mail address in the form in which two are the same: hardly any provider tells capitals apart. */
export function emailKey(address: string): string {
  return address.trim().normalize('NFC').toLowerCase()
}
