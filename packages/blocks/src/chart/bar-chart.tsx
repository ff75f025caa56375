import { useBlockEnvironment } from '../environment/environment'
import { ChartFrame } from './chart-frame'
import type { BarRow } from './draw-bars'

export interface BarChartProps {
  title: string
  summary: string
  /** What a bar stands for. */
  header: string
  /** What the parts of a bar stand for; as many as each has. */
  series: readonly string[]
  rows: readonly BarRow[]
}

/** Counted things as lying bars, the longest first as they are given, with their table behind them. */
export function BarChart({ title, summary, header, series, rows }: BarChartProps) {
  const { language } = useBlockEnvironment()
  return (
    <ChartFrame
      title={title}
      summary={summary}
      legend={series}
      drawingKey={JSON.stringify([rows, language])}
      draw={async (width) => (await import(/* webpackChunkName: "chart" */ './draw-bars')).drawBars(rows, width)}
      table={
        <table>
          <caption>
            <div>{title}</div>
          </caption>
          <thead>
            <tr>
              <th scope="col">{header}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {row.parts.map((part, index) => (
                  <td key={series[index]}>{part}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
