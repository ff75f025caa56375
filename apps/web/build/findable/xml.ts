const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text → text or attribute of XML or HTML. Control characters, which XML 1.0 cannot say at all, are left out. */
export function escapeXml(text: string): string {
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** `{ href: 'a&b', title: undefined }` → ` href="a&amp;b"`. */
export function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('')
}

/** An element with nothing in it but text; nothing at all where there is no text. */
export function textElement(name: string, text: string | null, values: Record<string, string | undefined> = {}): string {
  return text === null ? '' : `<${name}${attributes(values)}>${escapeXml(text)}</${name}>`
}
