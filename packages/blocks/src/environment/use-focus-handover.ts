import { useState, type RefCallback } from 'react'

/**
 * For what goes away when it is pressed: the focus goes to the nearest part of the page around it that stays, where the
 * browser would begin at the top of the page again.
 *
 * @returns the ref of what goes away
 */
export function useFocusHandover<Gone extends HTMLElement>(): RefCallback<Gone> {
  const [ref] = useState(() => {
    let former: Gone | null = null
    return (element: Gone | null) => {
      // React tells before it takes the element out of the page.
      if (element === null && former?.contains(document.activeElement)) handOver(ancestorsOf(former))
      former = element
    }
  })
  return ref
}

function handOver(ancestors: readonly HTMLElement[]): void {
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    const heir = ancestors.find(({ isConnected }) => isConnected)
    if (!heir || heir === document.body) return
    if (heir.tabIndex < 0) heir.tabIndex = -1
    heir.focus({ preventScroll: true })
  })
}

function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}
