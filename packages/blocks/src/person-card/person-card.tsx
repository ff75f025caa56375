import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { MailAddress } from './mail-address'
import type { PersonCardOptions } from './person-card.options'
import * as styles from './person-card.module.css'
import { Portrait } from './portrait'

/** One person in a list: the name is the link, the whole card answers to it. */
export function PersonCard({ item, level = 3, variant = 'card', label, email }: PersonCardOptions) {
  const { Link } = useBlockEnvironment()
  const Name = `h${level}` as const
  const langOf = useLangOf()
  return (
    <article className={`${styles.card} ${styles[variant]}`}>
      <div className={styles.portrait}>
        <Portrait photo={item.photo} initials={item.initials} />
      </div>
      <div className={styles.words}>
        {label && <p className={styles.label}>{label}</p>}
        <Name className={styles.name} lang={langOf(item.name)}>
          <Link to={`/portfolio/${item.id}`}>{item.name.text}</Link>
        </Name>
        {item.position && (
          <p className={styles.position} lang={langOf(item.position)}>
            {item.position.text}
          </p>
        )}
        {item.degrees.length > 0 && (
          <p className={styles.degrees}>
            {item.degrees.map((degree, index) => (
              <span key={degree.text} lang={langOf(degree)}>
                {index > 0 && ', '}
                {degree.text}
              </span>
            ))}
          </p>
        )}
        {email && (
          <p className={styles.email}>
            <MailAddress address={email} />
          </p>
        )}
      </div>
    </article>
  )
}
