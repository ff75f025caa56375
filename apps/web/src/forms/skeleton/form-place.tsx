import type { ReactNode } from 'react'
import * as styles from './form-place.module.css'

export interface FormPlaceProps {
  /** Stands there until there is a form. */
  skeleton: ReactNode
  /** The form, which may show nothing while its code and its messages come. */
  children: ReactNode
}

/** Where a form comes late. Styles take the skeleton away in the same moment in which the form shows something. */
export function FormPlace({ skeleton, children }: FormPlaceProps) {
  return (
    <>
      <div className={styles.form}>{children}</div>
      {skeleton}
    </>
  )
}
