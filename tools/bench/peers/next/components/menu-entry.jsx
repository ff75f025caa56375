'use client'

import { useEffect, useId, useRef, useState } from 'react'

/** An entry of the menu with a panel, opened by its button, closed by Escape and by what happens elsewhere. */
export function MenuEntry({ title, lang, icon, current, children }) {
  const [open, setOpen] = useState(false)
  const entry = useRef(null)
  const panel = useId()

  useEffect(() => {
    if (!open) return
    const close = (event) => {
      if (!entry.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [open])

  return (
    <div ref={entry} className="main_menu_narrow" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button type="button" lang={lang} className="main_menu_top" aria-expanded={open} aria-controls={panel} data-current={current || undefined} onClick={() => setOpen(!open)}>
        {title}
        {icon}
      </button>
      <div id={panel} className="main_menu_panel" data-open={open || undefined}>
        {children}
      </div>
    </div>
  )
}
