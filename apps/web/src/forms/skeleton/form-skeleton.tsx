import { useEffect, useRef, useState, type ComponentType } from 'react'
import { loadMessages } from '../../i18n/load-messages'
import { useLanguage } from '../../i18n/use-language'
import { serverSkeletons, type FormName } from './server-skeletons'
import type { SkeletonProps } from './skeleton'
// Of what the server has drawn.
import '../captcha/captcha-field.module.css'
import '../fields/fields.module.css'
import '../forms.module.css'
import './skeleton.module.css'
import * as styles from './form-place.module.css'

export interface FormSkeletonProps {
  form: FormName
  /** Draws it, where the code for that is there. */
  view?: ComponentType<SkeletonProps>
}

/**
 * Stands where a form will be while its code and its messages come: as high as it, so that nothing moves. It is in the HTML of
 * the page, and costs no page JavaScript; on a page that was come to from another its own code comes, before the form is wanted.
 */
export function FormSkeleton({ form, view }: FormSkeletonProps) {
  const { t, language } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [View, setView] = useState(() => view)

  useEffect(() => {
    if (!place.current || place.current.hasChildNodes()) return
    let isCurrent = true
    void Promise.all([import(/* webpackChunkName: "form-skeletons" */ './skeleton'), loadMessages(language, 'forms')]).then(([{ Skeleton }]) => isCurrent && setView(() => Skeleton))
    return () => {
      isCurrent = false
    }
  }, [language])

  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('list.loading')}
      </p>
      {View ? <View form={form} language={language} /> : <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: serverSkeletons.render?.(form, language) ?? '' }} />}
    </div>
  )
}
