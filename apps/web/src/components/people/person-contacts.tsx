import { MailAddress } from '@university/blocks/mail-address'
import { PlainText } from '@university/blocks/plain-text'
import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language'
import { telUrl } from '../../lib/tel-url'
import { langOf } from '../../lib/text'
import { Icon, type IconName } from '../icon'
import * as styles from './person-contacts.module.css'

/** How a person can be reached, and when; nothing where none of it is public. */
export function PersonContacts({ person }: { person: Queries.PersonContactsFragment }) {
  const { t, language } = useLanguage()
  const { email, office_hours, phone, room } = person
  if (!email && !office_hours && !phone && !room) return null
  return (
    <section className={styles.card} aria-labelledby="contacts">
      <h2 id="contacts" className="visually-hidden">
        {t('portfolio.contacts')}
      </h2>
      <dl className={styles.facts}>
        {email && (
          <Fact icon="mail" label={t('site.email')}>
            <MailAddress address={email} />
          </Fact>
        )}
        {phone && (
          <Fact icon="phone" label={t('site.phone')}>
            <a href={telUrl(phone)}>{phone}</a>
          </Fact>
        )}
        {room && (
          <Fact icon="pin" label={t('portfolio.room')}>
            {room}
          </Fact>
        )}
        {office_hours && (
          <Fact icon="clock" label={t('portfolio.hours')}>
            <span lang={langOf(office_hours, language)}>
              <PlainText text={office_hours.text} />
            </span>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} /> {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

export const personContactsFragment = graphql`
  fragment PersonContacts on UniversityPortfolio {
    email
    phone
    room
    office_hours(language: $language) { ...Text }
  }
`
