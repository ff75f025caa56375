import { Icon } from '../components/icon'
import { useLanguage } from '../i18n/use-language'
import * as styles from './scroll-to-top.module.css'
import { useGoingDown } from './use-going-down'
import { useScrolledPast } from './use-scrolled-past'

/** How far the reader must have scrolled before the button shows, in pixels. */
const far = 900

/** Leads back to the top of a long page; the keyboard goes along. */
export function ScrollToTop() {
  const { t } = useLanguage()
  const shown = useScrolledPast(far)
  useGoingDown()

  function up() {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  if (!shown) return null
  return (
    <button type="button" className={styles.button} onClick={up}>
      <Icon name="up" />
      <span className="visually-hidden">{t('site.to_top')}</span>
    </button>
  )
}
