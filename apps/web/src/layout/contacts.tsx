import { Icon } from '../components/icon'
import { useLanguage } from '../i18n/use-language'
import { telUrl } from '../lib/tel-url'

/** A telephone number that can be called; says what it is. */
export function Phone({ number }: { number: string }) {
  const { t } = useLanguage()
  return (
    <a href={telUrl(number)}>
      <Icon name="phone" />
      <span className="visually-hidden">{t('site.phone')}: </span>
      {number}
    </a>
  )
}

/** An address that can be written to; says what it is. */
export function Email({ address }: { address: string }) {
  const { t } = useLanguage()
  return (
    <a href={`mailto:${address}`}>
      <Icon name="mail" />
      <span className="visually-hidden">{t('site.email')}: </span>
      {address}
    </a>
  )
}
