import { prepareContent } from '@university/blocks/content-headings'
import { useMemo } from 'react'
import { languageTags, type Language } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import * as styles from './side-links.module.css'

/** Links to the headings of a text; nothing where there are fewer than three. */
export function PageOutline({ html, textLanguage }: { html: string; textLanguage: Language }) {
  const { t, language } = useLanguage()
  const { headings } = useMemo(() => prepareContent(html, (path) => path), [html])
  if (headings.length < 3) return null
  return (
    <nav aria-labelledby="outline" className={styles.outline}>
      <h2 id="outline" className={styles.heading}>
        {t('site.contents')}
      </h2>
      <ol className={styles.list} lang={textLanguage === language ? undefined : languageTags[textLanguage]}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
