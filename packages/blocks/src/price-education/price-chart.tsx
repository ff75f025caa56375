import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../chart/chart-frame'
import { useBlockEnvironment } from '../environment/environment'
import { formatMoney } from '../environment/format-money'
import { formatDecimal } from '../environment/format-number'
import type { PriceCategory, PriceItem } from './price-education.options'
import { toChartRows } from './to-chart-rows'

export interface PriceChartProps {
  items: readonly PriceItem[]
  categories: readonly PriceCategory[]
  /** Whose fees are shown; both without it. */
  audience: 'citizen' | 'foreign' | undefined
}

/** Fees compared: a line for each programme or, where these are many, for each field, a dot for each fee. */
export function PriceChart({ items, categories, audience }: PriceChartProps) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const audiences = audience ? [audience] : (['citizen', 'foreign'] as const)
  const names = { citizen: t('price.citizens'), foreign: t('price.foreigners') }
  const rows = toChartRows(items, categories)
  const range = (fees: readonly number[]) => {
    const [least, most] = [Math.min(...fees), Math.max(...fees)]
    if (fees.length === 0) return '—'
    return least === most ? formatMoney(least, language) : `${formatMoney(least, language)} – ${formatMoney(most, language)}`
  }
  const million = (tenge: number) => t('price.million', { amount: formatDecimal(tenge / 1_000_000, language) })

  return (
    <ChartFrame
      title={t('price.chart')}
      summary={t('price.chart_summary')}
      legend={audiences.map((one) => names[one])}
      drawingKey={JSON.stringify([rows, audiences, language])}
      draw={async (width) => (await import(/* webpackChunkName: "chart" */ './draw-prices')).drawPrices({ rows, audiences, width, format: million })}
      table={
        <table>
          <caption>
            <div>{t('price.chart')}</div>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('price.programme_or_field')}</th>
              {audiences.map((one) => (
                <th key={one} scope="col">
                  {names[one]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {audiences.map((one) => (
                  <td key={one}>{range(row[one])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
