import type { Terminal } from './terminal'

/** Says what a long run is doing; silent while it is short. */
export interface Progress {
  step: (text: string) => void
  /** Takes the line away again. */
  end: () => void
}

/** What is over after this many milliseconds needs no line. */
const patience = 1000

/**
 * On a terminal one line that is written anew; elsewhere a line now and then, at most one a second.
 *
 * @param total steps to come
 * @param isLarge whether to speak from the start
 */
export function createProgress({ redraw, error }: Terminal, total: number, isLarge: boolean): Progress {
  const startedAt = Date.now()
  let line = ''
  let number = 0
  let lastAt = -Infinity
  let lastLine = ''
  let isDrawn = false
  const show = () => {
    const now = Date.now()
    if (redraw) {
      redraw(`${line} (${((now - startedAt) / 1000).toFixed(1)} s)`)
      isDrawn = true
    } else if (now - lastAt >= patience && line !== lastLine) {
      error(line)
      lastLine = line
      lastAt = now
    }
  }
  const timer = setTimeout(show, patience)
  return {
    step(text) {
      number += 1
      line = `[${number}/${total}] ${text}`
      if (isLarge || Date.now() - startedAt >= patience) show()
    },
    end() {
      clearTimeout(timer)
      if (isDrawn) redraw?.('')
      isDrawn = false
    },
  }
}

/** For `--check`, whose lines are read by machines. */
export const silent: Progress = { step: () => undefined, end: () => undefined }
