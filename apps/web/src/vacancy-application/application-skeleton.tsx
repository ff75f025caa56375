import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language'
import type { Language } from '../i18n/languages'
import * as captchaStyles from '../forms/captcha/captcha-field.module.css'
import * as fieldStyles from '../forms/fields/fields.module.css'
import * as styles from './application-skeleton.module.css'

/**
 * How many letters of a bar are as wide as each text that may take more than one line, by its key: the texts come with the form.
 * Measured in the site's font; the test keeps them near the texts.
 */
export const longTexts = {
  'application.phone_hint': { kz: 27, ru: 30, en: 39 },
  'application.degree': { kz: 37, ru: 32, en: 15 },
  'application.experience_years': { kz: 39, ru: 33, en: 35 },
  'application.cover_letter_hint': { kz: 53, ru: 46, en: 47 },
  'application.resume_hint': { kz: 45, ru: 38, en: 39 },
  'application.files_hint': { kz: 72, ru: 57, en: 61 },
  'captcha.hint': { kz: 54, ru: 39, en: 41 },
  'field.consent': { kz: 50, ru: 57, en: 58 },
  'field.consent_text': { kz: 15, ru: 14, en: 19 },
  'field.optional': { kz: 14, ru: 15, en: 9 },
  'file.choose': { kz: 39, ru: 38, en: 27 },
  'file.choose_several': { kz: 42, ru: 39, en: 31 },
} as const satisfies Record<string, Record<Language, number>>

/** Of what fits into one line of any window. */
export const shortText = 12

type LongText = keyof typeof longTexts

/**
 * Stands where the application form will be while its code and its messages come: as high as it, by its own styles, so that
 * what follows stays where it is.
 */
export function ApplicationSkeleton() {
  const { t } = useLanguage()
  const line = <span className={styles.line}>&nbsp;</span>
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('list.loading')}
      </p>
      <div className={`${fieldStyles.form} ${styles.skeleton}`} aria-hidden="true">
        <Field>{line}</Field>
        <Field>{line}</Field>
        <Field isOptional>{line}</Field>
        <Field>{line}</Field>
        <Field hint="application.phone_hint">{line}</Field>
        <Field label="application.degree" isOptional>
          {line}
        </Field>
        <Field label="application.experience_years" isOptional>
          {line}
        </Field>
        <Field hint="application.cover_letter_hint" isOptional isWide>
          <span className={styles.text}>{'\n'.repeat(4)}&nbsp;</span>
        </Field>
        <Field hint="application.resume_hint" isWide>
          <Drop text="file.choose" />
        </Field>
        <Field hint="application.files_hint" isOptional isWide>
          <Drop text="file.choose_several" />
        </Field>
        <div className={`${fieldStyles.field} ${fieldStyles.wide}`}>
          <div className={fieldStyles.check}>
            <span className={styles.box} />
            <span>
              <Words of="field.consent" /> <Words of="field.consent_text" />
            </span>
          </div>
          <p className={fieldStyles.error} />
        </div>
        <div className={`${fieldStyles.field} ${fieldStyles.wide}`}>
          <div>
            <div className={captchaStyles.row}>
              <span className={styles.box} />
              <span className={styles.captcha}>
                <Words />
              </span>
              <p className={captchaStyles.hint}>
                <Words of="captcha.hint" />
              </p>
            </div>
            <p className={fieldStyles.error} />
          </div>
        </div>
        <p className={styles.send}>
          <span className="button">
            <Words />
          </span>
        </p>
      </div>
    </div>
  )
}

interface FieldProps {
  label?: LongText
  hint?: LongText
  isOptional?: boolean
  isWide?: boolean
  /** The control. */
  children: ReactNode
}

/** As forms/fields/field-frame.tsx. */
function Field({ label, hint, isOptional = false, isWide = false, children }: FieldProps) {
  return (
    <div className={`${fieldStyles.field} ${fieldStyles.framed} ${isWide ? fieldStyles.wide : ''}`}>
      <div>
        <b>
          <Words of={label} />{' '}
          {isOptional && (
            <span className={fieldStyles.optional}>
              <Words of="field.optional" />
            </span>
          )}
        </b>
        {hint && (
          <p className={fieldStyles.hint}>
            <Words of={hint} />
          </p>
        )}
      </div>
      <div>
        {children}
        <p className={fieldStyles.error} />
      </div>
    </div>
  )
}

/** As forms/fields/file-field.tsx. */
function Drop({ text }: { text: LongText }) {
  return (
    <div className={fieldStyles.drop}>
      <span className={fieldStyles.choose}>
        <span>
          <Words of={text} />
        </span>
      </span>
    </div>
  )
}

/** A bar for each line that a text takes. */
function Words({ of }: { of?: LongText | undefined }) {
  const { language } = useLanguage()
  const letters = of ? longTexts[of][language] : shortText
  return <span className={styles.words}>{(language === 'en' ? 'ttennn ' : 'нннннн ').repeat(letters).slice(0, letters)}</span>
}
