import { meetMissingCode } from '../../builds/missing-code'
import { Icon } from '../../components/icon'
import { Link } from '../../components/link'
import { useLanguage } from '../../i18n/use-language'
import type { Shell } from '../../shell/shell'
import * as styles from './alerts.module.css'

const looks = { info: '', warning: styles.warning, error: styles.error }

/**
 * Short messages above every page of a site. All are in the HTML, also those that are to come; which of them are seen
 * decides alerts-script.tsx, and without JavaScript what held when the site was built.
 */
export function Alerts({ alerts: { title, items } }: { alerts: NonNullable<Shell['alerts']> }) {
  const { t } = useLanguage()

  function close(id: number) {
    import(/* webpackChunkName: "close-alert" */ './close-alert')
      .then(({ closeAlert }) => closeAlert(id, items.map((item) => item.id)))
      .catch((cause: unknown) => meetMissingCode(cause, true))
  }

  return (
    <section className={styles.strip} aria-label={title} data-alerts data-later={items.every(({ held }) => !held) || undefined}>
      {items.map(({ id, severity, word, text, lang, url, held, dismissible }) => (
        <div key={id} className={`${styles.alert} ${looks[severity]}`} data-alert={id} data-later={!held || undefined}>
          <div className={`container ${styles.inner}`}>
            <p data-role={severity === 'error' ? 'alert' : 'status'}>
              <b>{word}:</b> {url ? <Link to={url} lang={lang}>{text}</Link> : <span lang={lang}>{text}</span>}
            </p>
            {dismissible && (
              <button type="button" onClick={() => close(id)}>
                <Icon name="close" />
                <span className="visually-hidden">
                  {t('site.close')}: <span lang={lang}>{text}</span>
                </span>
              </button>
            )}
          </div>
        </div>
      ))}
    </section>
  )
}
