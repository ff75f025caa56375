import { useLanguage } from '../../i18n/use-language'
import { telUrl } from '../../lib/tel-url'
import { sectionId } from '../../vacancy-application/application-section'
import type { Application } from '../../vacancy-application/use-application'
import { Icon } from '../icon'
import * as styles from './vacancy-apply.module.css'

type Vacancy = NonNullable<Queries.VacancyQuery['universityVacancy']>

export interface VacancyApplyProps {
  vacancy: Vacancy
  closed: boolean
  application: Pick<Application, 'isOpen' | 'toggle'>
}

/** How to apply and whom to ask; once the post is closed, that it is. The application form opens beside it. */
export function VacancyApply({ vacancy, closed, application: { isOpen, toggle } }: VacancyApplyProps) {
  const { t } = useLanguage()
  const { contact_name: name, contact_email: email, contact_phone: phone, title, status } = vacancy
  return (
    <section id="apply" className={styles.apply} aria-labelledby="apply-title">
      <h2 id="apply-title">{t('vacancy.apply')}</h2>
      {/* Both lie in the same place, so that nothing moves when the browser finds the deadline passed. */}
      <div className={styles.states}>
        <div className={closed ? styles.gone : undefined}>
          {status === 'open' && (
            <button type="button" className={`button button-accent ${styles.open}`} aria-expanded={isOpen} aria-controls={sectionId} onClick={toggle}>
              {t('application.open')}
            </button>
          )}
          {email && (
            <>
              <p className={styles.lead}>
                <span className={styles.or}>{t('application.or_mail')}</span> {t('vacancy.apply_lead')}
              </p>
              <a className={`button ${styles.mail}`} href={`mailto:${email}?subject=${encodeURIComponent(title?.text ?? '')}`}>
                <Icon name="mail" /> {t('vacancy.write')}
              </a>
            </>
          )}
        </div>
        {closed && <p className={styles.closed}>{t('vacancy.closed')}</p>}
      </div>
      {(name || email || phone) && (
        <address className={styles.contacts}>
          {name && <strong>{name}</strong>}
          {email && (
            <a href={`mailto:${email}`}>
              <Icon name="mail" /> {email}
            </a>
          )}
          {phone && (
            <a href={telUrl(phone)}>
              <Icon name="phone" /> {phone}
            </a>
          )}
        </address>
      )}
    </section>
  )
}
