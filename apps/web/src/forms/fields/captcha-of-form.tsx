import { CaptchaField } from '../captcha/captcha-field'
import { useForm } from '../form-context'
import * as styles from './fields.module.css'
import { useFormField } from './use-form-field'

/** The captcha as a field: its solution is the value, until the form is emptied. */
export function CaptchaOfForm({ name }: { name: string }) {
  const { client, onCaptcha } = useForm()
  const { input, ids, error } = useFormField<string>(name)
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <CaptchaField
        client={client}
        id={ids.field}
        name={name}
        value={input.value}
        onChange={input.onChange}
        onState={onCaptcha}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        error={error}
        errorId={ids.error}
      />
    </div>
  )
}
