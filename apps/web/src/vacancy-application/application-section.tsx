import { useEffect, useRef } from 'react'
import { LatePart } from '../components/late/late-part'
import { FormPlace } from '../forms/skeleton/form-place'
import { FormSkeleton } from '../forms/skeleton/form-skeleton'
import { loadMessages } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { ApplicationFormProps } from './application-form'
import type { Application } from './use-application'
import * as styles from './application-section.module.css'

export interface ApplicationSectionProps {
  application: Application
  vacancy: ApplicationFormProps['vacancy']
  /** Identifier of the site, `main` for the host without one. */
  site: string
}

/** For `aria-controls`. */
export const sectionId = 'application'

const loadForm = () => import(/* webpackChunkName: "vacancy-application" */ './application-form').then((module) => module.ApplicationForm)

/** Where the application form opens. Its code comes with the first wish; closed again, it keeps what was typed. */
export function ApplicationSection({ application: { isOpen, isWanted, ending, end }, vacancy, site }: ApplicationSectionProps) {
  const { t, language } = useLanguage()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // Beside the code; the form says what is to be done where they do not come.
  useEffect(() => {
    if (isOpen) void loadMessages(language, 'forms')
  }, [isOpen, language])

  useEffect(() => {
    if (!isOpen || !isWanted) return
    section.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isOpen, isWanted])

  return (
    <section ref={section} id={sectionId} className={styles.section} aria-labelledby="application-title" hidden={!isOpen}>
      <h2 id="application-title" ref={heading} tabIndex={-1}>
        {t('application.title')}
      </h2>
      <FormPlace skeleton={!ending && <FormSkeleton form="application" />}>
        <LatePart wanted={isOpen} load={loadForm} failed={t('application.failed')} onRetry={() => heading.current?.focus()} props={{ vacancy, site, ending, onEnd: end }} />
      </FormPlace>
    </section>
  )
}
