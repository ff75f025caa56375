import path from 'node:path'

/** What Gatsby's reporter tells its loggers, as far as it is read here. */
export interface LogAction {
  type: string
  payload?: { level?: string; filePath?: string; location?: { start?: { line: number; column: number } } }
}

/**
 * Where an error is, which Gatsby knows and says on terminals only.
 *
 * @returns such as `File: src/templates/page.tsx:12:7`; undefined for all else
 */
export function errorPlace({ type, payload }: LogAction, directory: string): string | undefined {
  if (type !== 'LOG' || payload?.level !== 'ERROR' || payload.filePath === undefined) return undefined
  const start = payload.location?.start
  return ['File: ' + path.relative(directory, payload.filePath), ...(start ? [start.line, start.column] : [])].join(':')
}
