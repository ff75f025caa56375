import { useLanguage } from '../i18n/use-language'
import * as styles from './side-links.module.css'

export interface OutlineProps {
  headings: readonly { id: string; text: string }[]
  /** BCP 47 tag of the headings where they are not in the language of the page. */
  lang?: string | undefined
}

/** Links to the headings of a page; nothing where there are fewer than three. */
export function Outline({ headings, lang }: OutlineProps) {
  const { t } = useLanguage()
  if (headings.length < 3) return null
  return (
    <nav aria-labelledby="outline" className={styles.outline}>
      <h2 id="outline" className={styles.heading}>
        {t('site.contents')}
      </h2>
      <ol className={styles.list} lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
