import { isPlainClick } from '@university/blocks/path-to-open'
import { navigate } from 'gatsby'
import type { MouseEvent } from 'react'
import { languages, languageTags, type Language } from '../i18n/languages'
import { localizePath, switchLanguage } from '../i18n/paths'
import { useLanguage } from '../i18n/use-language'
import * as styles from './language-switcher.module.css'

/** The same page in the other languages. Query and fragment of the address stay, but for that of a heading: its words are another language's. */
export function LanguageSwitcher() {
  const { language: current, originalPath, t } = useLanguage()

  function keepQuery(event: MouseEvent, language: Language) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    void navigate(switchLanguage(language, { pathname, search, hash: isOfHeading(hash) ? '' : hash }))
  }

  return (
    <nav aria-label={t('site.language')}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={localizePath(language, originalPath)}
              lang={languageTags[language]}
              hrefLang={languageTags[language]}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => keepQuery(event, language)}
            >
              {t(`site.language_${language}`)}{' '}
              <span className="visually-hidden">{t(`site.language_name_${language}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isOfHeading(hash: string): boolean {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) instanceof HTMLHeadingElement
  } catch {
    return false
  }
}
