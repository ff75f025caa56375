import { useEffect, useRef } from 'react'
import { Icon } from '../components/icon'
import { lifetimes, type Toast } from './toasts'
import * as styles from './toasts.module.css'

export interface ToastCardProps {
  toast: Toast
  /** Time stands still while this is true. */
  paused: boolean
  closeLabel: string
  onClose: (id: number) => void
}

/** One toast, which goes away when its time is over or the reader closes it. */
export function ToastCard({ toast: { id, severity, title, text }, paused, closeLabel, onClose }: ToastCardProps) {
  const rest = useRef(lifetimes[severity])
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(() => close.current(id), rest.current)
    return () => {
      clearTimeout(timer)
      rest.current -= performance.now() - since
    }
  }, [id, paused])

  return (
    <div className={`${styles.toast} ${styles[severity]}`}>
      <span className={styles.mark} aria-hidden="true">
        <Icon name={severity === 'success' ? 'check' : 'close'} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <button type="button" className={styles.close} onClick={() => onClose(id)}>
        <Icon name="close" />
        <span className="visually-hidden">{closeLabel}</span>
      </button>
      <span className={styles.time} style={{ animationDuration: `${lifetimes[severity]}ms`, animationPlayState: paused ? 'paused' : 'running' }} aria-hidden="true" />
    </div>
  )
}
