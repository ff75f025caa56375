import type { PriceCategory, PriceItem } from './price-education.options'

/** A line of the chart. */
export interface ChartRow {
  id: string
  label: string
  /** In tenge, each once, the lowest first. */
  citizen: readonly number[]
  foreign: readonly number[]
}

/** So many programmes can be taken in; where there are more, their fields are compared. */
const most = 24

/** One row a programme, its bases and forms together; or one a field. */
export function toChartRows(items: readonly PriceItem[], categories: readonly PriceCategory[]): ChartRow[] {
  const programmes = new Set(items.map(programmeOf))
  const byField = programmes.size > most
  const groups = new Map<string, { label: string; items: PriceItem[] }>()
  for (const item of items) {
    const id = byField ? String(item.categoryId) : programmeOf(item)
    const group = groups.get(id) ?? { label: byField ? fieldOf(item, categories) : (item.name?.text ?? item.code ?? fieldOf(item, categories)), items: [] }
    group.items.push(item)
    groups.set(id, group)
  }
  return [...groups].map(([id, group]) => ({ id, label: group.label, citizen: distinct(group.items.map(({ citizen }) => citizen)), foreign: distinct(group.items.map(({ foreign }) => foreign)) }))
}

function programmeOf({ code, name, id }: PriceItem): string {
  return code ?? name?.text ?? String(id)
}

/** `Bachelor’s degrees: Business, management and law` */
function fieldOf({ categoryId }: PriceItem, categories: readonly PriceCategory[]): string {
  const field = categories.find(({ id }) => id === categoryId)
  const above = categories.find(({ id }) => id === field?.parentId)
  return [above?.name, field?.name].filter(Boolean).join(': ')
}

function distinct(fees: readonly (number | null)[]): number[] {
  return [...new Set(fees.filter((fee) => fee !== null))].sort((a, b) => a - b)
}
