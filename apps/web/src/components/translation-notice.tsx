import { useLanguage } from '../i18n/use-language'
import type { Language } from '../i18n/languages'
import { Icon } from './icon'
import * as styles from './translation-notice.module.css'

/** Tells the reader that a text is shown in another language, because it has not been translated. */
export function TranslationNotice({ textLanguage }: { textLanguage: Language | undefined }) {
  const { language, t } = useLanguage()
  if (!textLanguage || textLanguage === language) return null
  return (
    <p className={styles.notice} role="note">
      <Icon name="globe" />
      {t(`translation.shown_in_${textLanguage}`)}
    </p>
  )
}
