import { useTranslation } from 'react-i18next'
import { IsolatedContent } from '../content-block/isolated-content'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { MailAddress } from '../person-card/mail-address'
import { Picture } from '../picture/picture'
import { FactRows, type FactRow } from '../unfold/fact-rows'
import type { ShowcaseProduct } from './digital-showcase.options'
import * as styles from './showcase-card.module.css'

/** All that is known of a digital product beside its name. */
export function ShowcaseDetails({ item: { id, description, screenshots, developer, launched, trl, patent, email } }: { item: ShowcaseProduct }) {
  const { t } = useTranslation()
  const { formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  const rows: FactRow[] = [
    [t('showcase.developer'), developer && <span lang={langOf(developer)}>{developer.text}</span>],
    [t('showcase.launched'), launched && <time dateTime={launched}>{formatDate(`${launched}T00:00:00Z`)}</time>],
    [t('showcase.trl'), trl !== null && <Readiness level={trl} />],
    [t('showcase.patent'), patent],
    [t('showcase.contact'), email && <MailAddress address={email} />],
  ]
  return (
    <div className={styles.details}>
      {description && <IsolatedContent id={`Product-${id}`} html={description.text} textLanguage={description.language} />}
      {screenshots.map(({ image, alt }) => (
        <Picture key={image.url} image={image} sizes="(min-width: 72rem) 24rem, 90vw" alt={alt?.text ?? ''} lang={alt ? langOf(alt) : undefined} className={styles.screenshot} />
      ))}
      <FactRows rows={rows} />
    </div>
  )
}

/** Nine steps from an idea to a product in use. */
function Readiness({ level }: { level: number }) {
  return (
    <span className={styles.trl}>
      <span className={styles.steps} aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <span key={index} data-on={index < level ? '' : undefined} />
        ))}
      </span>
      {level} / 9
    </span>
  )
}
