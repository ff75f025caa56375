/**
 * A text as the search takes it: letters in one piece, which a Mac or a PDF writes in two (й as и and a breve), without the hyphens that are
 * seen at the end of a line only, and without marks of stress. Done before a text is stored, so that places in it stay right.
 */
export function searchable(text: string): string {
  return text.normalize('NFC').replace(/[\u00ad\u0301]/g, '')
}
