import type { HeadProps, PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { LatePart } from '../components/late/late-part'
import { OnDemand } from '../components/late/on-demand'
import { PageHead } from '../components/page-head'
import { loadReceptionForm } from '../floating/load-reception-form'
import { FormPlace } from '../forms/skeleton/form-place'
import { FormSkeleton } from '../forms/skeleton/form-skeleton'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import { Email, Phone } from '../layout/contacts'
import type { PageContext } from '../lib/page-context'
import { useShell } from '../shell/use-shell'
import * as list from '../components/list-page.module.css'
import * as styles from './reception.module.css'

const loadStatusCheck = () => import(/* webpackChunkName: "reception-page" */ '../reception/status-check').then((module) => module.StatusCheck)
const loadPersonalDataLink = () => import(/* webpackChunkName: "reception-page" */ '../reception/personal-data-link').then((module) => module.PersonalDataLink)

/** The public reception as a page: what becomes of a question, the form, and how a question fares. */
export default function ReceptionTemplate({ pageContext }: PageProps<object, PageContext>) {
  const { t } = useLanguage()
  const shell = useShell(pageContext.shell)
  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('site.reception') }]} />
      <header className={list.head}>
        <h1>{t('site.reception')}</h1>
        <p>{t('reception_page.lead')}</p>
        <p className={styles.jump}>
          <a href="#status">{t('reception_page.check_title')}</a>
        </p>
      </header>
      <div className={styles.columns}>
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next">{t('reception_page.next')}</h2>
          <ol>
            <li>{t('reception_page.step_number')}</li>
            <li>{t('reception_page.step_moderation')}</li>
            <li>{t('reception_page.step_registration')}</li>
            <li>{t('reception_page.step_answer')}</li>
          </ol>
          <p className={styles.personalData}>
            <OnDemand wanted load={loadPersonalDataLink} props={{ site: pageContext.site }} />
          </p>
        </section>
        <section className={styles.write} aria-labelledby="write">
          <h2 id="write">{t('reception_page.form_title')}</h2>
          <div className={styles.form}>
            <FormPlace skeleton={<FormSkeleton form="reception" />}>
              <LatePart load={loadReceptionForm} failed={t('reception_page.form_failed')} props={{ shell }} />
            </FormPlace>
          </div>
          <noscript>
            <p>{t('reception_page.needs_script')}</p>
            {shell?.email && (
              <p>
                <Email address={shell.email} />
              </p>
            )}
            {shell?.phone && (
              <p>
                <Phone number={shell.phone} />
              </p>
            )}
          </noscript>
        </section>
        <section className={styles.check} aria-labelledby="status">
          <h2 id="status">{t('reception_page.check_title')}</h2>
          <div className={styles.status}>
            <LatePart load={loadStatusCheck} failed={t('reception_page.form_failed')} props={{ shell }} />
          </div>
        </section>
      </div>
    </div>
  )
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const messages = messagesOf(pageContext.language)
  return <PageHead pageContext={pageContext} title={messages['site.reception']} description={messages['reception_page.lead']} />
}
