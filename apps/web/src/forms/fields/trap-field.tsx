import { useField } from 'react-final-form'
import * as styles from './fields.module.css'

/** By these LastPass, 1Password, Bitwarden and Dashlane leave a field alone; none of them goes by `autocomplete`. */
const leftAlone = { 'data-lpignore': true, 'data-1p-ignore': '', 'data-bwignore': '', 'data-form-type': 'other' }

/** People never see it, robots fill it in; the server refuses what has something in it. */
export function TrapField() {
  const { input } = useField<string>('website', { subscription: { value: true } })
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name="website" type="text" value={input.value} onChange={input.onChange} tabIndex={-1} autoComplete="off" {...leftAlone} />
    </div>
  )
}
