import { atom } from 'jotai'

/** A short message over the page, in words that the reader sees. */
export interface Toast {
  id: number
  severity: 'success' | 'error'
  title: string
  text?: string | undefined
}

/** How long a toast stays while nobody looks at it closely, in milliseconds. */
export const lifetimes: Record<Toast['severity'], number> = { success: 5000, error: 3000 }

let lastId = 0

/** The toasts that are shown, the newest last. */
export const toastsAtom = atom<readonly Toast[]>([])

export const addToastAtom = atom(null, (_get, set, toast: Omit<Toast, 'id'>) => {
  lastId += 1
  const added = { ...toast, id: lastId }
  set(toastsAtom, (toasts) => [...toasts, added])
})

export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id))
})
