import type { HeadProps, PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { Icon } from '../components/icon'
import { KeyboardMap } from '../components/keyboard-map'
import { Link } from '../components/link'
import { Outline } from '../components/outline'
import { PageHead } from '../components/page-head'
import { formatDate } from '../i18n/format-date'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import { Email, Phone } from '../layout/contacts'
import type { PageContext } from '../lib/page-context'
import { useShell } from '../shell/use-shell'
import * as styles from './accessibility.module.css'
import * as page from './page.module.css'

/** When the statement was last compared with the site: whoever does that writes the day here. */
const reviewedAt = '2026-11-22T12:00:00+05:00'

const guidelines = 'https://www.w3.org/TR/WCAG22/'

/** How accessible the site is, what it offers, which keys do what, and how to report a barrier: `/accessibility`. */
export default function AccessibilityTemplate({ pageContext }: PageProps<object, PageContext>) {
  const { t, language } = useLanguage()
  const shell = useShell(pageContext.shell)
  const headings = [
    { id: 'commitment', text: t('statement.commitment') },
    { id: 'conformance', text: t('statement.conformance') },
    { id: 'features', text: t('statement.features') },
    { id: 'keyboard', text: t('statement.keyboard') },
    { id: 'barriers', text: t('statement.barriers') },
    { id: 'formats', text: t('statement.formats') },
    { id: 'review', text: t('statement.review') },
  ]
  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('site.accessibility_statement') }]} />
      <article className={page.page}>
        <header className={page.head}>
          <h1>{t('site.accessibility_statement')}</h1>
          <p className={page.lead}>{t('statement.lead')}</p>
        </header>
        <div className={`${page.body} ${styles.text}`}>
          <h2 id="commitment">{t('statement.commitment')}</h2>
          <p>{t('statement.commitment_everyone')}</p>
          <p>{t('statement.commitment_same')}</p>

          <h2 id="conformance">{t('statement.conformance')}</h2>
          <p>{t('statement.conformance_level')}</p>
          <p>
            <Link to={guidelines}>{t('statement.guidelines')}</Link>
          </p>
          <p>{t('statement.conformance_tested')}</p>
          <h3 id="exceptions">{t('statement.exceptions')}</h3>
          <ul aria-labelledby="exceptions">
            <li>{t('statement.exceptions_documents')}</li>
            <li>{t('statement.exceptions_videos')}</li>
            <li>{t('statement.exceptions_pictures')}</li>
            <li>{t('statement.exceptions_maps')}</li>
          </ul>

          <h2 id="features">{t('statement.features')}</h2>
          <p id="panel">
            <span className={styles.eye}>
              <Icon name="eye" />
            </span>
            {t('statement.features_panel', { name: t('accessibility.open') })}
          </p>
          <ul aria-labelledby="panel">
            <li>{t('statement.features_size')}</li>
            <li>{t('statement.features_colours')}</li>
            <li>{t('statement.features_spacing')}</li>
            <li>{t('statement.features_typeface')}</li>
            <li>{t('statement.features_pictures')}</li>
            <li>{t('statement.features_media')}</li>
            <li>{t('statement.features_targets')}</li>
          </ul>
          <p>{t('statement.features_reading')}</p>
          <p id="always">{t('statement.features_always')}</p>
          <ul aria-labelledby="always">
            <li>{t('statement.features_zoom')}</li>
            <li>{t('statement.features_system')}</li>
            <li>{t('statement.features_languages')}</li>
            <li>{t('statement.features_script')}</li>
          </ul>

          <h2 id="keyboard">{t('statement.keyboard')}</h2>
          <p>{t('statement.keyboard_lead')}</p>
          <KeyboardMap />

          <h2 id="barriers">{t('statement.barriers')}</h2>
          <p>{t('statement.barriers_text')}</p>
          <ul className={styles.contacts}>
            <li>
              <Link to="/reception">
                <Icon name="chat" />
                {t('site.reception')}
              </Link>
            </li>
            {shell?.email && (
              <li>
                <Email address={shell.email} />
              </li>
            )}
            {shell?.phone && (
              <li>
                <Phone number={shell.phone} />
              </li>
            )}
            {shell?.address && (
              <li>
                <Icon name="pin" />
                <span>
                  <span className="visually-hidden">{t('site.address')}: </span>
                  <span lang={shell.addressLang}>{shell.address}</span>
                </span>
              </li>
            )}
          </ul>
          <p>{t('statement.barriers_answer')}</p>

          <h2 id="formats">{t('statement.formats')}</h2>
          <p>{t('statement.formats_text')}</p>

          <h2 id="review">{t('statement.review')}</h2>
          <p>
            {t('statement.review_date')}: <time dateTime={reviewedAt.slice(0, 10)}>{formatDate(reviewedAt, language)}</time>. {t('statement.review_how_often')}
          </p>
        </div>
        <aside className={page.aside}>
          <Outline headings={headings} />
        </aside>
      </article>
    </div>
  )
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const messages = messagesOf(pageContext.language)
  return <PageHead pageContext={pageContext} title={messages['site.accessibility_statement']} description={messages['statement.lead']} />
}
