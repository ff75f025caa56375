import { useEffect, useRef, useState } from 'react'
import { OnDemand } from '../components/on-demand'
import { FormSkeleton } from '../floating/form-skeleton'
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
  const { t } = useLanguage()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [hasFailed, setFailed] = useState(false)

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
      <OnDemand wanted={isOpen && !hasFailed} load={loadForm} onFail={() => setFailed(true)} props={{ vacancy, site, ending, onEnd: end }}>
        <FormSkeleton />
      </OnDemand>
      {hasFailed && (
        <div role="alert">
          <p>{t('application.failed')}</p>
          <button type="button" className="button" onClick={() => setFailed(false)}>
            {t('list.retry')}
          </button>
        </div>
      )}
    </section>
  )
}
