import { useTranslation } from 'react-i18next'
import { ownOrder, type FixedOrder, type Order } from './own-order'
import { SelectFilter } from './select-filter'

export interface OrderFilterProps<Name extends string> {
  /** Those that are offered, by their names in the address. The first is what holds where nobody has chosen. */
  orders: Readonly<Record<Name, Order>>
  labelOf: (name: Name) => string
  /** What the editor has fixed: the list begins with it. */
  fixed: FixedOrder
  /** That of the address. */
  chosen: Name | undefined
  /** Undefined for what the list begins with. */
  onChange: (name: string | undefined) => void
}

/** The order of a list. One of the editor's that is not offered is the usual one: no name would be true of it, and the reader can leave it for any other. */
export function OrderFilter<Name extends string>({ orders, labelOf, fixed, chosen, onChange }: OrderFilterProps<Name>) {
  const { t } = useTranslation()
  const names = Object.keys(orders) as Name[]
  const own = ownOrder(orders, fixed)
  return (
    <SelectFilter
      label={t('list.sort_by')}
      {...(own === undefined && { any: t('list.usual_order') })}
      value={chosen ?? own}
      options={names.map((value) => ({ value, label: labelOf(value) }))}
      onChange={(name) => onChange(name === own ? undefined : name)}
    />
  )
}
