import { axisX, dot, gridX, plot, ruleY, text } from '@observablehq/plot'
import { labelLines } from '../chart/label-lines'
import type { ChartRow } from './to-chart-rows'

export interface PriceDrawing {
  rows: readonly ChartRow[]
  audiences: readonly ('citizen' | 'foreign')[]
  /** In pixels. */
  width: number
  /** Tenge → what stands at the axis. */
  format: (tenge: number) => string
}

/** A row's height in pixels, with a name of one line: it stands above the dots, so that names have the whole width on a phone, too. */
const lowest = 46

/** Dots along a line for each row: citizens round, foreigners as a lozenge. */
export function drawPrices({ rows, audiences, width, format }: PriceDrawing): SVGSVGElement | HTMLElement {
  const fees = audiences.flatMap((audience) => rows.flatMap((row) => row[audience].map((fee) => ({ id: row.id, audience, fee }))))
  const ranges = rows.flatMap((row) => {
    const all = audiences.flatMap((audience) => row[audience])
    return all.length === 0 ? [] : [{ id: row.id, least: Math.min(...all), most: Math.max(...all) }]
  })
  const { lineWidth, extra } = labelLines(rows.map(({ label }) => label), width)
  const rowHeight = lowest + extra
  const onLine = rowHeight / 2 - 13
  const classOf = { citizen: 'mark-1', foreign: 'mark-2' }
  return plot({
    width,
    height: rows.length * rowHeight + 50,
    marginLeft: 28,
    marginRight: 28,
    marginBottom: 32,
    x: { nice: true, insetLeft: 4, insetRight: 4 },
    y: { type: 'band', domain: rows.map(({ id }) => id), axis: null, padding: 0 },
    marks: [
      gridX({ stroke: 'currentColor', strokeOpacity: 0.12, ticks: width < 480 ? 4 : 8 }),
      axisX({ tickFormat: format, ticks: width < 480 ? 4 : 8, label: null }),
      ruleY(ranges, { y: 'id', x1: 'least', x2: 'most', stroke: 'currentColor', strokeOpacity: 0.35, strokeWidth: 2, dy: onLine }),
      ...audiences.map((audience) =>
        dot(
          fees.filter((fee) => fee.audience === audience),
          { x: 'fee', y: 'id', r: 5.5, dy: onLine, symbol: audience === 'citizen' ? 'circle' : 'diamond', className: classOf[audience], fill: 'currentColor' },
        ),
      ),
      text(rows, { y: 'id', text: 'label', frameAnchor: 'left', dx: -20, dy: onLine - 12, textAnchor: 'start', lineAnchor: 'bottom', lineWidth, lineHeight: 1.3, fontSize: 13, fill: 'currentColor' }),
    ],
  })
}
