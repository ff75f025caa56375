import { useLanguage } from '../../i18n/use-language'
import { langOf, type Text } from '../../lib/text'
import * as styles from './spoken-languages.module.css'

export interface SpokenLanguagesProps {
  languages: readonly { readonly code: string; readonly level: Queries.UniversitySpokenLanguageLevel | null; readonly name: Text }[]
}

/** The languages that a person speaks, and how well; nothing without any. */
export function SpokenLanguages({ languages }: SpokenLanguagesProps) {
  const { t, language } = useLanguage()
  if (languages.length === 0) return null
  return (
    <section aria-labelledby="languages">
      <h2 id="languages" className={styles.heading}>
        {t('portfolio.languages')}
      </h2>
      <ul className={styles.list}>
        {languages.map(({ code, level, name }) => (
          <li key={code}>
            <span lang={langOf(name, language)}>{name?.text ?? code}</span>
            {level && <span className={styles.level}>{level === 'native' ? t('portfolio.native') : level}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
