import { useField } from 'react-final-form'
import * as styles from './fields.module.css'

/** People never see it, robots fill it in; the server refuses what has something in it. */
export function TrapField() {
  const { input } = useField<string>('website', { subscription: { value: true } })
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name="website" type="text" value={input.value} onChange={input.onChange} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
