import { useRef, type MouseEvent, type ReactNode } from 'react'

/** Holds the outcomes of a call: reads each out, and takes the focus where the button that was pressed goes away. */
export function StatusRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  function onClick({ target }: MouseEvent) {
    if ((target as Element).closest('button')) region.current?.focus()
  }
  return (
    <div ref={region} role="status" tabIndex={-1} onClick={onClick}>
      {children}
    </div>
  )
}
