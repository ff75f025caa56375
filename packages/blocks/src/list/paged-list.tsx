import type { ReactNode } from 'react'
import { ListFrame, type ListFrameProps } from './list-frame'
import * as styles from './paged-list.module.css'

export interface PagedListProps<Item> extends Omit<ListFrameProps<Item>, 'children'> {
  /** Cards side by side, or rows below each other. */
  layout?: 'cards' | 'rows'
  keyOf: (item: Item) => string | number
  children: (item: Item, index: number) => ReactNode
}

/** A list by pages, which the address holds: `?page=2` can be shared, and the back button works. */
export function PagedList<Item>({ layout = 'cards', keyOf, children, ...frame }: PagedListProps<Item>) {
  const { shown, state } = frame.pages
  return (
    <ListFrame {...frame}>
      <ul className={`${styles.list} ${styles[layout]}`} aria-busy={state === 'loading'}>
        {shown.items.map((item, index) => (
          <li key={keyOf(item)}>{children(item, index)}</li>
        ))}
      </ul>
    </ListFrame>
  )
}
