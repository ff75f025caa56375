import { useAtomValue } from 'jotai'
import { useLanguage } from '../i18n/use-language'
import { loadingAtom } from '../state/loading'
import * as styles from './loading-bar.module.css'

/**
 * A thin bar over the page while the next one takes longer than a moment; its style waits with it (300 ms). Said politely. Empty it is nothing:
 * of an empty status screen readers say, at the end of each page, that it is one.
 */
export function LoadingBar() {
  const { t } = useLanguage()
  const isLoading = useAtomValue(loadingAtom)
  return <div aria-live="polite">{isLoading && <div className={styles.bar}>{t('list.loading')}</div>}</div>
}
