import { useTranslation } from 'react-i18next'
import { capitalise } from '../environment/capitalise'
import { useBlockEnvironment } from '../environment/environment'
import { formatMoney } from '../environment/format-money'
import { useLangOf } from '../environment/use-lang-of'
import type { Column } from '../table/data-table'
import type { PriceItem } from './price-education.options'
import { usePriceWords } from './use-price-words'
import * as styles from './price-education.module.css'

/**
 * The columns of the fees.
 *
 * @param audience whose fees are shown; both without it
 * @param options `withSince` where each says from which day on it holds
 */
export function usePriceColumns(audience: 'citizen' | 'foreign' | undefined, { withSince }: { withSince: boolean }): Column<PriceItem>[] {
  const { t } = useTranslation()
  const { language, formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  const words = usePriceWords()
  const amount = (tenge: number | null) => (tenge === null ? <span className={styles.none}>{t('price.not_admitted')}</span> : <strong className={styles.amount}>{formatMoney(tenge, language)}</strong>)

  return [
    {
      id: 'name',
      header: t('price.programme'),
      isName: true,
      canSort: true,
      cell: (item) => (
        <>
          <span className={styles.name} lang={langOf(item.name)}>
            {item.name?.text ?? item.code ?? capitalise(words.level(item.level))}
          </span>
          <span className={styles.meta}>{capitalise([item.name && item.code, (item.name ?? item.code) && words.level(item.level), words.basis(item.basis)].filter(Boolean).join(' · '))}</span>
          {withSince && <span className={styles.meta}>{t('price.since', { date: formatDate(`${item.since}T00:00:00Z`) })}</span>}
        </>
      ),
    },
    {
      id: 'study',
      header: t('price.study'),
      cell: (item) => (
        <>
          <span className={styles.line}>
            {words.years(item.duration)}, {words.form(item.form)}
          </span>
          <span className={styles.meta}>{item.languages.map(words.language).join(', ')}</span>
        </>
      ),
    },
    ...(audience === 'foreign' ? [] : [{ id: 'citizen', header: t('price.citizens'), isNumber: 'long' as const, canSort: true, cell: (item: PriceItem) => amount(item.citizen) }]),
    ...(audience === 'citizen' ? [] : [{ id: 'foreign', header: t('price.foreigners'), isNumber: 'long' as const, canSort: true, cell: (item: PriceItem) => amount(item.foreign) }]),
    { id: 'credit', header: t('price.credit'), isNumber: 'long', cell: (item) => (item.perCredit === null ? '—' : formatMoney(item.perCredit, language)) },
  ]
}
