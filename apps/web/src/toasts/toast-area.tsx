import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
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
  const area = useRef<HTMLDivElement>(null)
  /** What had the focus before the toasts. */
  const former = useRef<Element>()
  const isClosedByHand = useRef(false)
  // A toast that goes away under the pointer or the focus takes both along without a word.
  const paused = toasts.length > 0 && (isPointedAt || hasFocus)

  // What the reader closes takes the focus along: it goes on to the next toast, after the last one back to the page.
  useEffect(() => {
    if (!isClosedByHand.current) return
    isClosedByHand.current = false
    const place = area.current?.querySelector('button') ?? (former.current?.isConnected ? former.current : document.querySelector('main'))
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }, [toasts])

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    // After a toast that has gone there is none: then it is what it was.
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) former.current = relatedTarget
    setFocus(true)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) setFocus(false)
  }

  function close(id: number) {
    isClosedByHand.current = area.current?.contains(document.activeElement) ?? false
    dismiss(id)
    setPointedAt(false)
    setFocus(false)
  }

  return (
    <div
      ref={area}
      className={styles.area}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={onFocus}
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
