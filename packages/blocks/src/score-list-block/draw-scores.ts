import { axisX, axisY, dot, gridY, line, plot, ruleY, text } from '@observablehq/plot'
import type { ScoreLine } from './to-score-lines'

export interface ScoreDrawing {
  lines: readonly ScoreLine[]
  /** The reader’s own points. */
  own: { points: number; label: string } | undefined
  /** In pixels. */
  width: number
}

const symbols = ['circle', 'diamond', 'triangle'] as const

/** A line for each language over the years, its points written at it. */
export function drawScores({ lines, own, width }: ScoreDrawing): SVGSVGElement | HTMLElement {
  const all = lines.flatMap((one, index) => one.points.map((point) => ({ ...point, index })))
  const years = [...new Set(all.map(({ year }) => year))].sort((a, b) => a - b)
  const values = [...all.map(({ min }) => min), ...(own ? [own.points] : [])]
  // Of each year the highest is written above its mark, the lowest below, equals once: so they do not cover each other.
  const labels = all.map((point) => {
    const others = all.filter(({ year, index }) => year === point.year && index !== point.index)
    const isFirst = others.every(({ min, index }) => min !== point.min || index > point.index)
    const isAbove = isFirst && others.every(({ min }) => min <= point.min)
    return { ...point, isAbove, isBelow: isFirst && !isAbove && others.every(({ min }) => min >= point.min) }
  })
  // The line of the reader’s own points, and those of other languages, may lead through them.
  const written = { x: 'year', y: 'min', text: 'min', fill: 'currentColor', stroke: 'var(--color-raised)', strokeWidth: 5, fontSize: 13, fontVariant: 'normal', fontWeight: 600 } as const
  return plot({
    width,
    height: width < 480 ? 260 : 320,
    marginLeft: 36,
    marginRight: 24,
    marginTop: 30,
    marginBottom: 32,
    x: { type: 'point', domain: years, padding: 0.35 },
    y: { domain: [Math.max(0, Math.min(...values) - 6), Math.max(...values) + 6] },
    marks: [
      gridY({ stroke: 'currentColor', strokeOpacity: 0.12, ticks: 5 }),
      axisY({ ticks: 5, label: null, tickSize: 0 }),
      axisX({ label: null, tickFormat: String, tickSize: 0 }),
      ...(own
        ? [
            ruleY([own.points], { className: 'own-points', stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '6 4' }),
            text([own], { className: 'own-words', text: 'label', frameAnchor: 'top-left', textAnchor: 'start', dy: -24, fontSize: 13, fontWeight: 600, fill: 'currentColor' }),
          ]
        : []),
      ...lines.flatMap(({ points }, index) => [
        line(points, { x: 'year', y: 'min', className: `line-${index + 1}`, stroke: 'currentColor', strokeWidth: 2.5 }),
        dot(points, { x: 'year', y: 'min', className: `mark-${index + 1}`, fill: 'currentColor', r: 5.5, symbol: symbols[index] ?? 'circle' }),
      ]),
      text(
        labels.filter(({ isAbove }) => isAbove),
        { ...written, dy: -15 },
      ),
      text(
        labels.filter(({ isBelow }) => isBelow),
        { ...written, dy: 16 },
      ),
    ],
  })
}
