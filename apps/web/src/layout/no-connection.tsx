import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLanguage } from '../i18n/use-language'
import { connectionFailuresAtom } from '../state/connection'
import * as styles from './no-connection.module.css'

/** How long it stays, in milliseconds. */
const lifetime = 6000

/** Says for a while that what was pressed did not come. Of the page itself: without a connection the code of toasts does not come either. */
export function NoConnection() {
  const { t } = useLanguage()
  const failures = useAtomValue(connectionFailuresAtom)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (failures === 0) return
    setShown(true)
    const timer = setTimeout(() => setShown(false), lifetime)
    return () => clearTimeout(timer)
  }, [failures])

  return <div role="alert">{isShown && <p className={styles.note}>{t('site.no_connection')}</p>}</div>
}
