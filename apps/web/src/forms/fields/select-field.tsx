import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language'
import { FieldFrame } from './field-frame'
import { useFormField } from './use-form-field'

export interface SelectFieldProps {
  name: string
  /** What can be chosen; `lang` where the text is not in the language of the page. */
  options: readonly { value: string; text: string; lang?: string | undefined }[]
  wide?: boolean
  /** Below the field, such as why there is nothing to choose from. */
  children?: ReactNode
}

/** One of several: the browser's own list, which telephones show as a wheel. */
export function SelectField({ name, options, wide = false, children }: SelectFieldProps) {
  const { t } = useLanguage()
  const { input, control, ...frame } = useFormField<string>(name)
  return (
    <FieldFrame {...frame} wide={wide}>
      <select {...control} className="control" value={input.value} onChange={input.onChange} onBlur={input.onBlur} onFocus={input.onFocus}>
        <option value="">{t('field.choose')}</option>
        {options.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
      {children}
    </FieldFrame>
  )
}
