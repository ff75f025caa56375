const mostOctets = 75
/** In the browser as in the build. */
const encoder = new TextEncoder()

/**
 * A line of an iCalendar file (RFC 5545, 3.1): folded so that none is longer than 75 octets, never inside a character.
 *
 * @param name with parameters: `DTSTART;TZID=Asia/Almaty`
 * @param value as it stands in the file; a text goes through `escapeText` before
 */
export function contentLine(name: string, value: string): string {
  const lines = ['']
  let octets = 0
  for (const character of `${name}:${value}`) {
    const size = encoder.encode(character).length
    if (octets + size > mostOctets) {
      lines.push('')
      // The space that begins a folded line counts.
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return `${lines.join('\r\n ')}\r\n`
}

/** A value of type TEXT (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}
