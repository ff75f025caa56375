/** Something in a document that the generator cannot work with. Its text is one line: file, JSON pointer, reason. */
export class DocumentProblem extends Error {
  constructor(
    readonly file: string,
    readonly pointer: string,
    readonly reason: string,
  ) {
    super(`${file} ${pointer}: ${reason.replace(/\s+/g, ' ').trim()}`)
    this.name = 'DocumentProblem'
  }
}
