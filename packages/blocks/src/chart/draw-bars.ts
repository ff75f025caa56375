import { axisX, barX, gridX, plot, text } from '@observablehq/plot'
import { labelLines } from './label-lines'

/** A bar: what it stands for, and how long each of its parts is. */
export interface BarRow {
  id: string
  label: string
  parts: readonly number[]
}

/** Pixels of a row with a name of one line: it stands above the bar, so that names have the whole width on a phone, too. */
const lowest = { row: 52, name: 26, below: 8 }

/** Lying bars of counted things, their parts end to end, the number at the end. @param width in pixels */
export function drawBars(rows: readonly BarRow[], width: number): SVGSVGElement | HTMLElement {
  const sums = rows.map(({ id, label, parts }) => ({ id, label, sum: total(parts) }))
  const most = Math.max(1, ...sums.map(({ sum }) => sum))
  const ticks = Math.min(most, width < 480 ? 4 : 8)
  const { lineWidth, extra } = labelLines(rows.map(({ label }) => label), width)
  const [rowHeight, nameHeight] = [lowest.row + extra, lowest.name + extra]
  const series = Math.max(0, ...rows.map(({ parts }) => parts.length))
  return plot({
    width,
    height: rows.length * rowHeight + 40,
    marginLeft: 8,
    marginRight: 40,
    marginBottom: 32,
    marginTop: 8,
    x: { domain: [0, most], nice: true, insetLeft: 1 },
    y: { type: 'band', domain: rows.map(({ id }) => id), axis: null, padding: 0 },
    marks: [
      gridX({ stroke: 'currentColor', strokeOpacity: 0.12, ticks }),
      axisX({ ticks, tickFormat: (value: number) => (Number.isInteger(value) ? String(value) : ''), label: null }),
      ...Array.from({ length: series }, (_, index) =>
        barX(
          rows.map(({ id, parts }) => ({ id, from: total(parts.slice(0, index)), to: total(parts.slice(0, index + 1)) })),
          { y: 'id', x1: 'from', x2: 'to', insetTop: nameHeight, insetBottom: lowest.below, className: `mark-${index + 1}`, fill: 'currentColor' },
        ),
      ),
      text(sums, { y: 'id', text: 'label', frameAnchor: 'left', dx: 8, dy: nameHeight - rowHeight / 2 - 6, textAnchor: 'start', lineAnchor: 'bottom', lineWidth, lineHeight: 1.3, fontSize: 13, fill: 'currentColor' }),
      text(sums, { y: 'id', x: 'sum', text: ({ sum }: { sum: number }) => String(sum), dx: 6, dy: (nameHeight - lowest.below) / 2, textAnchor: 'start', fontSize: 13, fontWeight: 600, fill: 'currentColor' }),
    ],
  })
}

function total(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}
