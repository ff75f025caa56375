/** In which line of a text something stands, to be put before what is said of it; nothing of a text of one line. */
export function placeInText(text: string, at: number): string {
  return text.trimEnd().includes('\n') ? `line ${text.slice(0, at).split('\n').length} of the text: ` : ''
}
