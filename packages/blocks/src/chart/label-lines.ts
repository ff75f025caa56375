/** Of the names that stand above the rows of a chart, in pixels. */
const size = { letter: 13, line: 17 }

/** How wide a letter is on average, in em; rather too wide than too narrow. */
const letterWidth = 0.55

export interface LabelLines {
  /** How long a line of a name may be, in em. */
  lineWidth: number
  /** How much higher each row is than with a name of one line, in pixels: on a phone long names need two, and none is cut. */
  extra: number
}

/** @param width of the chart, in pixels */
export function labelLines(labels: readonly string[], width: number): LabelLines {
  const lineWidth = (width - 32) / size.letter
  const lines = Math.max(1, ...labels.map(({ length }) => Math.ceil((length * letterWidth) / lineWidth)))
  return { lineWidth, extra: (lines - 1) * size.line }
}
