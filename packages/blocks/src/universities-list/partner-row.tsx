import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { initialOf } from '../environment/initial-of'
import { useEndOfDay } from '../environment/use-end-of-day'
import { useLangOf } from '../environment/use-lang-of'
import type { Choice } from '../filters/choice'
import { Picture } from '../picture/picture'
import type { PartnerItem } from './universities-list.options'
import * as styles from './partner-row.module.css'

export interface PartnerRowProps {
  item: PartnerItem
  /** All kinds of cooperation, for their names. */
  cooperations: readonly Choice[]
}

/** A partner university: who, where, for what, how long. */
export function PartnerRow({ item, cooperations }: PartnerRowProps) {
  const { t } = useTranslation()
  const { Link, formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  const { name, logo, website, agreement, signed, until, isActive } = item
  const kinds = cooperations.filter(({ id }) => item.cooperationIds.includes(id))
  const title = <span lang={langOf(name)}>{name.text}</span>
  const { hasEnded, until: ends } = useEndOfDay(until, !isActive)
  const date = (day: string) => formatDate(`${day}T00:00:00Z`)
  return (
    <article className={styles.row}>
      <span className={styles.logo} aria-hidden="true">
        {logo ? <Picture image={logo} sizes="4rem" /> : <span>{initialOf(name.text) || '#'}</span>}
      </span>
      <div className={styles.body}>
        <h3 className={styles.title}>{website ? <Link to={website}>{title}</Link> : title}</h3>
        <PartnerPlace item={item} />
        {kinds.length > 0 && (
          <ul className={styles.kinds}>
            {kinds.map((kind) => (
              <li key={kind.id} lang={kind.lang}>
                {kind.name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.agreement} data-until={ends}>
        <span className={`${styles.state} ${hasEnded ? '' : styles.active}`}>{until === null ? t('partners.no_end') : hasEnded ? t('partners.over', { date: date(until) }) : t('partners.until', { date: date(until) })}</span>
        {agreement && <span className={styles.signed}>{agreement}</span>}
        {signed && <span className={styles.signed}>{t('partners.signed', { date: date(signed) })}</span>}
      </p>
    </article>
  )
}

/** `Izmir, Türkiye` */
export function PartnerPlace({ item: { city, country } }: { item: PartnerItem }) {
  const langOf = useLangOf()
  const parts = [city, country.name].flatMap((text) => text ?? [])
  return (
    <p className={styles.place}>
      {parts.map((text, index) => (
        <span key={index} lang={langOf(text)}>
          {index > 0 && ', '}
          {text.text}
        </span>
      ))}
    </p>
  )
}
