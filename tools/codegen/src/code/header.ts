/** Where a generated file comes from. Paths are relative, with `/`, so that output is the same on every machine. */
export interface Origin {
  /** The document, as the header names it. */
  source: string
  /** The command that generates the file anew. */
  command: string
}

/** The two lines at the top of a generated file; no name of a file makes more of them, for those would be code. */
export function header({ source, command }: Origin, comment = '//'): string {
  return `${comment} Generated from ${inLine(source)} by tools/codegen. Do not edit.\n${comment} To change it: edit the ${kind(source)}, then run \`${inLine(command)}\`.\n`
}

/** Without control characters, and what else ends a line in JavaScript. */
const inLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '\u{FFFD}')

function kind(source: string): string {
  return /\.json$/i.test(source) ? 'JSON' : 'YAML'
}
