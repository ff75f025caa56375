const { stdout, stderr } = process

export interface Terminal {
  out: (line: string) => void
  error: (line: string) => void
  /** Writes the current line anew; only where there is a person to see it. */
  redraw?: ((text: string) => void) | undefined
}

export const ownTerminal: Terminal = {
  out: (line) => stdout.write(`${line}\n`),
  error: (line) => stderr.write(`${line}\n`),
  redraw: stderr.isTTY ? (text) => stderr.write(`\r\x1b[2K${text.slice(0, (stderr.columns || 80) - 1)}`) : undefined,
}

/**
 * One line for the person at the terminal.
 *
 * @returns the exit code
 */
export function tell(error: unknown, terminal: Terminal): number {
  const text = error instanceof Error ? error.message : String(error)
  terminal.error(`error: ${text.replace(/\s+/g, ' ').trim()}`)
  return 1
}
