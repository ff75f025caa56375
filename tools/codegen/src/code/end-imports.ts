/** How a file that another one imports is named: `js` as TypeScript wants it for Node's own modules, `ts` for what runs TypeScript as it is. */
export const importEndings = ['js', 'ts'] as const

export type ImportEnding = (typeof importEndings)[number]

/** The code with an ending behind each of its files that it imports. */
export function endImports(code: string, ending: ImportEnding): string {
  return code.replace(/^((?:import|export) .* from '\.\.?\/[^']*)'$/gm, `$1.${ending}'`)
}
