import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type FocusEvent } from 'react'
import { ToastCard } from './toast-card'
import * as styles from './toasts.module.css'
import { dismissToastAtom, toastsAtom, type Toast } from './toasts'

/** In the order that they are read out in: what went wrong first. */
const regions: { severity: Toast['severity']; role: 'alert' | 'status' }[] = [
  { severity: 'error', role: 'alert' },
  { severity: 'success', role: 'status' },
]

/**
 * Where toasts appear. Its two regions are there before what comes into them, so that screen readers tell of it; while
 * the pointer or the focus is on one of the toasts, time stands still for all.
 *
 * @param closeLabel name of the buttons that close a toast
 */
export function ToastArea({ closeLabel }: { closeLabel: string }) {
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // A toast that goes away under the pointer or the focus takes both along without a word.
  const paused = toasts.length > 0 && (isPointedAt || hasFocus)

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) setFocus(false)
  }

  function close(id: number) {
    dismiss(id)
    setPointedAt(false)
    setFocus(false)
  }

  return (
    <div
      className={styles.area}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={onBlur}
      onKeyDown={({ key }) => {
        const last = toasts.at(-1)
        if (key === 'Escape' && last) close(last.id)
      }}
    >
      {regions.map(({ severity, role }) => (
        <div key={role} role={role}>
          {toasts
            .filter((toast) => toast.severity === severity)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} paused={paused} closeLabel={closeLabel} onClose={close} />
            ))}
        </div>
      ))}
    </div>
  )
}
