import { useId } from 'react'
import { localizePath } from '../i18n/paths'
import { useLanguage } from '../i18n/use-language'
import * as styles from './search-box.module.css'

/** Leads to what the site finds: a form that needs no code. */
export function SearchBox() {
  const { t, language } = useLanguage()
  const id = useId()
  return (
    <form role="search" className={styles.search} action={localizePath(language, '/search')}>
      <label htmlFor={id}>{t('search.label')}</label>
      <input id={id} className="control" name="q" type="search" enterKeyHint="search" autoComplete="off" required maxLength={200} placeholder={t('search.placeholder')} />
      <button type="submit" className="button">
        {t('search.submit')}
      </button>
    </form>
  )
}
