import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { formatFileSize } from '../files/format-file-size'
import { BlockHead } from '../section/block-head'
import type { PriceItem } from './price-education.options'

export interface PriceHeadProps {
  items: readonly PriceItem[]
  year: string | undefined
  /** Whether all of them hold from the same day on, and it is said here. */
  withSince: boolean
}

/** What the fees below are: of which year, from which day on, by which order. */
export function PriceHead({ items, year, withSince }: PriceHeadProps) {
  const { t } = useTranslation()
  const { language, formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  const orders = items.flatMap(({ order }) => order ?? [])
  const known = orders.filter(({ url }, index) => orders.findIndex((other) => other.url === url) === index)
  return (
    <BlockHead heading={t('price.title')} detail={year?.replace('-', '–')}>
      <p>
        {t('price.lead')} {withSince && items[0] && t('price.since', { date: formatDate(`${items[0].since}T00:00:00Z`) })}
      </p>
      {known.map(({ url, title, ext, bytes }) => (
        <p key={url}>
          <a href={url} lang={langOf(title)}>
            {title?.text ?? t('price.order')} ({ext.toUpperCase()}, {formatFileSize(bytes, language)})
          </a>
        </p>
      ))}
    </BlockHead>
  )
}
