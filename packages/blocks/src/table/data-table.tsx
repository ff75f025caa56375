import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sortBy, writeSort, type Sort } from '../list/parameters'
import { NameSuffix } from '../section/block-section'
import * as styles from './data-table.module.css'

export interface Column<Row> {
  id: string
  /** Plain text; in a card it stands before each value, too. */
  header: string
  cell: (row: Row) => ReactNode
  /** The one that names the row; there is one. */
  isName?: boolean
  /** Numbers stand right; long ones, such as prices, digit below digit. */
  isNumber?: boolean | 'long'
  canSort?: boolean
}

export interface DataTableProps<Row> {
  /** What the table shows; read out, and seen on paper. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** By which column the rows are sorted. */
  sort: Sort<string> | undefined
  /** Undefined for the order that the rows come in by themselves. */
  onSort: (sort: Sort<string> | undefined) => void
  /** True while other rows are on their way. */
  isBusy?: boolean
}

/**
 * A table: rows with names, columns that sort. Where there is little room, as on a phone, each row becomes a card, its values
 * with their headers before them, and sorting a choice above; for screen readers it stays a table. A table that is wider than
 * its place scrolls in it.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, sort, onSort, isBusy = false }: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <SortChoice columns={columns} sort={sort} onSort={onSort} />
      <div className={styles.scroll}>
        {/* The roles are those of the elements: Safari drops them where rows are laid out as cards. */}
        <table className={styles.table} role="table" aria-busy={isBusy}>
          <caption>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column.id} scope="col" role="columnheader" className={classOf(column)} aria-sort={ariaSort(column, sort)}>
                  {column.canSort ? (
                    <>
                      {/* Above cards, where the button is not there: the styles show it. */}
                      <span hidden className={styles.unsorted}>
                        {column.header}
                      </span>
                      <SortButton column={column} sort={sort} onSort={onSort} />
                    </>
                  ) : (
                    column.header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={keyOf(row)} role="row">
                {columns.map((column) =>
                  column.isName ? (
                    <th key={column.id} scope="row" role="rowheader" className={styles.name}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.id} role="cell" className={classOf(column)}>
                      <span className={styles.label} aria-hidden="true">
                        {column.header}
                      </span>
                      <span>{column.cell(row)}</span>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type SortProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'>

function SortButton<Row>({ column, sort, onSort }: SortProps<Row> & { column: Column<Row> }) {
  const isSorted = sort?.by === column.id
  return (
    <button type="button" className={styles.sort} onClick={() => onSort({ by: column.id, isDescending: isSorted && !sort.isDescending })}>
      {column.header}
      <svg className={styles.arrow} viewBox="0 0 10 14" width="10" height="14" aria-hidden="true" focusable="false">
        <path d="M5 1 9 6H1Z" data-on={isSorted && !sort.isDescending ? '' : undefined} />
        <path d="m5 13 4-5H1Z" data-on={isSorted && sort.isDescending ? '' : undefined} />
      </svg>
    </button>
  )
}

/** Above cards, where there is no row of headers. */
function SortChoice<Row>({ columns, sort, onSort }: SortProps<Row> & { columns: readonly Column<Row>[] }) {
  const { t } = useTranslation()
  const id = useId()
  const sortable = columns.filter(({ canSort }) => canSort)
  const readSort = sortBy(...sortable.map((column) => column.id))
  if (sortable.length === 0) return null
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>
        {t('list.sort_by')}
        <NameSuffix />
      </label>
      <select id={id} className="control" value={sort ? writeSort(sort) : ''} onChange={({ target: { value } }) => onSort(readSort(value))}>
        <option value="">{t('list.usual_order')}</option>
        {sortable.flatMap(({ id: by, header }) =>
          [false, true].map((isDescending) => (
            <option key={writeSort({ by, isDescending })} value={writeSort({ by, isDescending })}>
              {header} {isDescending ? '↓' : '↑'}
            </option>
          )),
        )}
      </select>
    </p>
  )
}

function classOf<Row>({ isName, isNumber }: Column<Row>): string | undefined {
  return isName ? styles.name : isNumber === 'long' ? `${styles.number} ${styles.long}` : isNumber ? styles.number : undefined
}

function ariaSort<Row>({ id, canSort }: Column<Row>, sort: Sort<string> | undefined): 'ascending' | 'descending' | undefined {
  if (!canSort || sort?.by !== id) return undefined
  return sort.isDescending ? 'descending' : 'ascending'
}
