import { MailAddress } from '@university/blocks/mail-address'
import { PersonCard } from '@university/blocks/person-card'
import type { PersonCardItem } from '@university/blocks/person-card/options'
import { useLanguage } from '../../i18n/use-language'
import { telUrl } from '../../lib/tel-url'
import { langOf, type Text } from '../../lib/text'
import { Icon } from '../icon'
import { Link } from '../link'
import * as styles from './office-head.module.css'

export interface OfficeHeadProps {
  office: {
    readonly name: Text
    readonly phone: string | null
    readonly email: string | null
    /** Who leads it, where that person has a portfolio. */
    readonly head: { readonly name: Text } | null
  }
  /** The leader, where their portfolio has a page on this site. */
  leader: PersonCardItem | undefined
  /** What the office belongs to. */
  department?: { readonly api_id: number; readonly name: Text }
  /** Address of the site that the department has for itself, where this is another. */
  website: string | null
}

/** The top of the page of a department or chair: its name, how to reach it, and who leads it. */
export function OfficeHead({ office, leader, department, website }: OfficeHeadProps) {
  const { t, language } = useLanguage()
  const { email, head, name, phone } = office
  return (
    <header className={styles.head}>
      <div>
        {department && (
          <p className="overline" lang={langOf(department.name, language)}>
            <Link to={`/portfolio/department/${department.api_id}`}>{department.name?.text}</Link>
          </p>
        )}
        <h1 lang={langOf(name, language)}>{name?.text}</h1>
        {(phone || email || website) && (
          <dl className={styles.contacts}>
            {phone && (
              <div>
                <dt>
                  <Icon name="phone" /> {t('site.phone')}
                </dt>
                <dd>
                  <a href={telUrl(phone)}>{phone}</a>
                </dd>
              </div>
            )}
            {email && (
              <div>
                <dt>
                  <Icon name="mail" /> {t('site.email')}
                </dt>
                <dd>
                  <MailAddress address={email} />
                </dd>
              </div>
            )}
            {website && (
              <div>
                <dt>
                  <Icon name="globe" /> {t('department.website')}
                </dt>
                <dd>
                  <a href={`${website}/${language}`}>{new URL(website).host}</a>
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {leader ? (
        <PersonCard item={leader} variant="head" level={2} label={t('department.head')} />
      ) : (
        head?.name && (
          <p className={styles.leader}>
            {t('department.head')}: <span lang={langOf(head.name, language)}>{head.name.text}</span>
          </p>
        )
      )}
    </header>
  )
}
