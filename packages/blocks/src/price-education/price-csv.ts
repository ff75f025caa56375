import { useTranslation } from 'react-i18next'
import type { CsvValue } from '../table/to-csv'
import type { PriceCategory, PriceItem } from './price-education.options'
import { usePriceWords } from './use-price-words'

/** @returns fees → rows of a file, the headers first; with more than the table shows */
export function usePriceCsv(categories: readonly PriceCategory[]): (items: readonly PriceItem[]) => CsvValue[][] {
  const { t } = useTranslation()
  const words = usePriceWords()
  const headers = ['code', 'programme', 'level', 'field', 'form', 'basis', 'languages', 'duration', 'citizens', 'foreigners', 'credit', 'valid_from'] as const
  return (items) => [
    headers.map((header) => t(`price.${header}`)),
    ...items.map((item) => [
      item.code,
      item.name?.text ?? null,
      words.level(item.level),
      categories.find(({ id }) => id === item.categoryId)?.name ?? null,
      words.form(item.form),
      words.basis(item.basis),
      item.languages.map(words.language).join(', '),
      item.duration,
      item.citizen,
      item.foreign,
      item.perCredit,
      item.since,
    ]),
  ]
}
