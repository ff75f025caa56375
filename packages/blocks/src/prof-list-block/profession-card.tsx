import { useTranslation } from 'react-i18next'
import { capitalise } from '../environment/capitalise'
import { useLangOf } from '../environment/use-lang-of'
import { SearchLink } from '../list/search-link'
import { Picture } from '../picture/picture'
import { usePriceWords } from '../price-education/use-price-words'
import type { ProfessionItem } from './prof-list-block.options'
import { ProfileSubjects } from './profile-subjects'
import * as styles from './profession-card.module.css'

/** A profession in the list; its link leads to its programmes, where it has some. */
export function ProfessionCard({ item, linkId, onFollow }: { item: ProfessionItem; linkId: string; onFollow: () => void }) {
  const { t } = useTranslation()
  const langOf = useLangOf()
  const words = usePriceWords()
  const [before, after] = t('professions.subjects', { subjects: '\n' }).split('\n')
  return (
    <article className={styles.card}>
      <div className={styles.picture} aria-hidden="true">
        <span className={styles.code}>{item.code}</span>
        {item.image && <Picture image={item.image} sizes="(min-width: 62rem) 18rem, (min-width: 44rem) 45vw, 94vw" />}
      </div>
      <div className={styles.body}>
        <p className={styles.level}>{capitalise(words.level(item.level))}</p>
        <h3 className={styles.title} lang={langOf(item.name)} id={linkId}>
          {item.programs > 0 ? <SearchLink changes={{ profession: String(item.id) }} onFollow={onFollow}>{item.name.text}</SearchLink> : item.name.text}
        </h3>
        {item.summary && <p lang={langOf(item.summary)}>{item.summary.text}</p>}
        <ul className={styles.facts}>
          {item.subjects.length > 0 && (
            <li>
              {before}
              <ProfileSubjects subjects={item.subjects} />
              {after}
            </li>
          )}
          <li>{t('professions.languages', { languages: item.languages.map(words.language).join(', ') })}</li>
        </ul>
        <p className={styles.foot}>
          <span>{[item.code, item.group].filter(Boolean).join(' · ')}</span>
          {item.programs > 0 ? <span className={styles.count}>{t('professions.programs', { count: item.programs })}</span> : <span>{t('professions.no_programs')}</span>}
        </p>
      </div>
    </article>
  )
}
