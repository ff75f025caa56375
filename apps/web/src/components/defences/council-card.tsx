import { MailAddress } from '@university/blocks/mail-address'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language'
import { telUrl } from '../../lib/tel-url'
import { langOf } from '../../lib/text'
import { Icon } from '../icon'
import { PersonName } from '../people/person-name'
import * as styles from './council-card.module.css'

export interface CouncilCardProps {
  council: Queries.CouncilFragment
  /** Ids of the portfolios that have a page on this site. */
  people: readonly number[]
}

/** A dissertation council, who leads it, and how it can be reached. */
export function CouncilCard({ council, people }: CouncilCardProps) {
  const { t, language } = useLanguage()
  const { address, email, phone, room } = council.contacts
  return (
    <aside className={styles.card} aria-labelledby="council">
      <h2 id="council">{t('defence.council')}</h2>
      <p className={styles.name} lang={langOf(council.name, language)}>
        {council.name?.text}
      </p>
      <dl>
        <Member label={t('defence.chair')} member={council.chair} people={people} />
        <Member label={t('defence.secretary')} member={council.secretary} people={people} />
        {phone && (
          <Fact label={t('site.phone')} icon="phone">
            <a href={telUrl(phone)}>{phone}</a>
          </Fact>
        )}
        {email && (
          <Fact label={t('site.email')} icon="mail">
            <MailAddress address={email} />
          </Fact>
        )}
        {address && (
          <Fact label={t('site.address')} icon="pin">
            <span lang={langOf(address, language)}>{address.text}</span>
            {room && <span className={styles.room}>{t('events.room', { room })}</span>}
          </Fact>
        )}
      </dl>
    </aside>
  )
}

function Member({ label, member, people }: { label: string; member: Queries.CouncilFragment['chair']; people: readonly number[] }) {
  const { language } = useLanguage()
  if (!member?.full_name) return null
  const { degree, full_name, portfolio_id } = member
  return (
    <Fact label={label}>
      <PersonName name={full_name} portfolioId={portfolio_id} people={people} />
      {degree && (
        <span className={styles.degree} lang={langOf(degree, language)}>
          {degree.text}
        </span>
      )}
    </Fact>
  )
}

function Fact({ label, icon, children }: { label: string; icon?: ComponentProps<typeof Icon>['name']; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={icon && styles.marked}>
        {icon && <Icon name={icon} />}
        {icon ? <span>{children}</span> : children}
      </dd>
    </div>
  )
}
