import { useLanguage } from '../i18n/use-language'
import * as styles from './side-links.module.css'

export interface OutlineProps {
  /** `lang` is a BCP 47 tag, where a heading is not in the language of the page. */
  headings: readonly { id: string; text: string; lang?: string | undefined }[]
}

/** Links to the headings of a page; nothing where there are fewer than three. */
export function Outline({ headings }: OutlineProps) {
  const { t } = useLanguage()
  if (headings.length < 3) return null
  return (
    <nav aria-labelledby="page-outline" className={styles.outline}>
      <h2 id="page-outline" className={styles.heading}>
        {t('site.contents')}
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, text, lang }) => (
          <li key={id} lang={lang}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
