import { useLanguage } from '../i18n/use-language'
import { Icon } from './icon'
import * as styles from './vacancy-apply.module.css'

type Vacancy = NonNullable<Queries.VacancyQuery['universityVacancy']>

/** How to apply and whom to ask; once the post is closed, that it is. The application form has its place here. */
export function VacancyApply({ vacancy, closed }: { vacancy: Vacancy; closed: boolean }) {
  const { t } = useLanguage()
  const { contact_name: name, contact_email: email, contact_phone: phone, title } = vacancy
  return (
    <section id="apply" className={styles.apply} aria-labelledby="apply-title">
      <h2 id="apply-title">{t('vacancy.apply')}</h2>
      {/* Both lie in the same place, so that nothing moves when the browser finds the deadline passed. */}
      <div className={styles.states}>
        <div className={closed ? styles.gone : undefined}>
          {email && (
            <>
              <p className={styles.lead}>{t('vacancy.apply_lead')}</p>
              <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(title?.text ?? '')}`}>
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
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" /> {phone}
            </a>
          )}
        </address>
      )}
    </section>
  )
}
