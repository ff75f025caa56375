import type { ReactNode } from 'react'
import { blogQuestionRules } from '../../blog-question/blog-question-values'
import { Icon } from '../../components/icon'
import type { Language } from '../../i18n/languages'
import { messagesOf } from '../../i18n/load-messages'
import { questionRules } from '../../reception/question-values'
import { applicationRules } from '../../vacancy-application/application-values'
import * as captchaStyles from '../captcha/captcha-field.module.css'
import * as fieldStyles from '../fields/fields.module.css'
import * as formStyles from '../forms.module.css'
import type { Rule } from '../rules'
import type { FormName } from './server-skeletons'
import * as styles from './skeleton.module.css'

/** What a field looks like; without one it is a line. */
interface Look {
  kind?: 'line' | 'select' | 'text' | 'file' | 'files' | 'check'
  /** Key of what is said below the label. */
  hint?: string
  isWide?: boolean
}

interface Form {
  /** Key of what is said above the fields. */
  notice?: string
  rules: Record<string, Rule>
  looks: Record<string, Look>
  /** Key of what the button says. */
  submit: string
}

const application: Partial<Record<keyof typeof applicationRules, Look>> = {
  phone: { hint: 'application.phone_hint' },
  degree: { kind: 'select' },
  cover_letter: { kind: 'text', hint: 'application.cover_letter_hint' },
  resume: { kind: 'file', hint: 'application.resume_hint' },
  files: { kind: 'files', hint: 'application.files_hint' },
}
const reception: Partial<Record<keyof typeof questionRules, Look>> = {
  category: { kind: 'select', isWide: true },
  question: { kind: 'text' },
  document: { kind: 'file', hint: 'reception.document_hint' },
}
const blogQuestion: Partial<Record<keyof typeof blogQuestionRules, Look>> = {
  category: { kind: 'select' },
  email: { hint: 'blog_question.email_hint', isWide: true },
  question: { kind: 'text' },
  isPublic: { kind: 'check', hint: 'blog_question.is_public_hint' },
}

const forms: Record<FormName, Form> = {
  application: { rules: applicationRules, looks: application, submit: 'application.submit' },
  reception: { notice: 'reception.mail_notice', rules: questionRules, looks: reception, submit: 'reception.submit' },
  blogQuestion: { rules: blogQuestionRules, looks: blogQuestion, submit: 'blog_question.submit' },
}

export interface SkeletonProps {
  form: FormName
  /** Its messages for forms are there. */
  language: Language
}

/** A form without letters and controls: of its styles and its texts, so in any window as high as it. */
export function Skeleton({ form, language }: SkeletonProps) {
  const { notice, rules, looks, submit } = forms[form]
  const words = (key: string) => <span className={styles.words}>{messagesOf(language)[key]}</span>

  function field(name: string, { label, required }: Rule) {
    const { kind = 'line', hint, isWide = kind === 'text' } = looks[name] ?? {}
    if (kind === 'check') return check(name, words(label), hint)
    const head = (
      <>
        <b>
          {words(label)} {!required && <span className={fieldStyles.optional}>{words('field.optional')}</span>}
        </b>
        {hint && <p className={fieldStyles.hint}>{words(hint)}</p>}
      </>
    )
    // As forms/fields/file-field.tsx, and forms/fields/field-frame.tsx.
    if (kind === 'file' || kind === 'files') {
      return (
        <div key={name} className={`${fieldStyles.field} ${fieldStyles.wide}`}>
          {head}
          <div className={fieldStyles.drop}>
            <span className={fieldStyles.choose}>
              <span>
                <span className={styles.words}>
                  <Icon name="file" /> {messagesOf(language)[kind === 'file' ? 'file.choose' : 'file.choose_several']}
                </span>{' '}
                <span className={fieldStyles.orDrop}>{words(kind === 'file' ? 'file.or_drop' : 'file.or_drop_several')}</span>
              </span>
            </span>
          </div>
          <p className={fieldStyles.error} />
        </div>
      )
    }
    return (
      <div key={name} className={`${fieldStyles.field} ${fieldStyles.framed} ${isWide ? fieldStyles.wide : ''}`}>
        <div>{head}</div>
        <div>
          {kind === 'text' ? <span className={styles.text}>{'\n'.repeat(4)}&nbsp;</span> : <span className={kind === 'select' ? styles.select : styles.line}>&nbsp;</span>}
          <p className={fieldStyles.error} />
        </div>
      </div>
    )
  }

  function check(name: string, text: ReactNode, hint?: string) {
    return (
      <div key={name} className={`${fieldStyles.field} ${fieldStyles.wide}`}>
        <div className={fieldStyles.check}>
          <span className={styles.box} />
          <div>
            {text} {hint && <p className={fieldStyles.hint}>{words(hint)}</p>}
          </div>
        </div>
        <p className={fieldStyles.error} />
      </div>
    )
  }

  return (
    <div aria-hidden="true">
      {notice && <p className={formStyles.offer}>{words(notice)}</p>}
      <div className={fieldStyles.form}>
        {Object.entries(rules).map(([name, rule]) => field(name, rule))}
        {check(
          'consent',
          <>
            {words('field.consent')} {words('field.consent_text')}
          </>,
        )}
        <div className={`${fieldStyles.field} ${fieldStyles.wide}`}>
          <div>
            <div className={captchaStyles.row}>
              <span className={styles.box} />
              <span className={styles.captcha}>{words('captcha.label')}</span>
              <p className={captchaStyles.hint}>{words('captcha.hint')}</p>
            </div>
            <p className={fieldStyles.error} />
          </div>
        </div>
        <div className={formStyles.end}>
          <p className={styles.send}>
            <span className="button">{words(submit)}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
