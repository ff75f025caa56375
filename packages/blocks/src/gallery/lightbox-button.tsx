import { LineIcon } from '../icon/line-icon'
import * as styles from './lightbox.module.css'

const paths = { close: 'm3.5 3.5 9 9m0-9-9 9', previous: 'M10 3 5 8l5 5', next: 'm6 3 5 5-5 5' }

export interface LightboxButtonProps {
  icon: keyof typeof paths
  label: string
  /** True where there is nothing further; the button keeps the focus. */
  isOff?: boolean
  onClick: () => void
}

export function LightboxButton({ icon, label, isOff = false, onClick }: LightboxButtonProps) {
  return (
    <button type="button" className={styles.button} data-icon={icon} aria-label={label} aria-disabled={isOff || undefined} onClick={isOff ? undefined : onClick}>
      <LineIcon path={paths[icon]} />
    </button>
  )
}
