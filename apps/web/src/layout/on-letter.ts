import type { KeyboardEvent } from 'react'

/** Handles `keydown` around a menu: a letter leads to its next entry that begins with it. The code for it comes with the first letter. */
export function onLetter({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
  import(/* webpackChunkName: "type-ahead" */ './type-ahead').then(
    ({ typeAhead }) => typeAhead(currentTarget, key),
    (cause: unknown) => console.error('Typing in the menu failed to load', cause),
  )
}
