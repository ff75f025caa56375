import { useEffect, useId, useRef, useState } from 'react'
import { draftStore } from '../forms/draft'
import { CopyButton } from '../forms/copy-button'
import * as formStyles from '../forms/forms.module.css'
import { useLanguage } from '../i18n/use-language'
import { toPlainText, type ApplicationValues } from './application-values'
import { draftName, type Ending } from './use-application'
import * as styles from './ended-application.module.css'

export interface EndedApplicationProps {
  ending: Ending
  vacancyId: number
  /** The form that it takes the place of had the focus. */
  takesFocus: boolean
}

/** Says that applications are taken no longer, and offers what was typed for them. */
export function EndedApplication({ ending, vacancyId, takesFocus }: EndedApplicationProps) {
  const { t } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const [store] = useState(() => draftStore<Partial<ApplicationValues>>(draftName(vacancyId)))
  const [values, setValues] = useState(() => store.read()?.values)
  const text = values && toPlainText(values, t)
  const isGone = ending === 'gone'

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  function forget() {
    store.forget()
    setValues(undefined)
    heading.current?.focus()
  }

  return (
    <div className={styles.outcome}>
      <h3 ref={heading} tabIndex={-1}>
        {isGone ? t('application.gone') : t('vacancy.closed')}
      </h3>
      <p>{isGone ? t('application.gone_text') : t('vacancy.closed_text')}</p>
      {text && <KeptText text={text} onForget={forget} />}
    </div>
  )
}

function KeptText({ text, onForget }: { text: string; onForget: () => void }) {
  const { t } = useLanguage()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)

  return (
    <>
      <label htmlFor={id}>{t('application.kept')}</label>
      <textarea ref={area} id={id} className={styles.kept} readOnly rows={8} value={text} />
      <p className={formStyles.buttons}>
        <CopyButton className="button" text={text} onRefused={() => area.current?.select()} />
        <button type="button" className={formStyles.plain} onClick={onForget}>
          {t('draft.forget')}
        </button>
      </p>
    </>
  )
}
