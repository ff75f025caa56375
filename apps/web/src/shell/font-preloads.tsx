import type { Language } from '../i18n/languages'
import literataCyrillic from '../styles/fonts/literata-cyrillic.woff2'
import literataKazakh from '../styles/fonts/literata-kazakh.woff2'
import literataLatin from '../styles/fonts/literata-latin.woff2'
import onestCyrillic from '../styles/fonts/onest-cyrillic.woff2'
import onestKazakh from '../styles/fonts/onest-kazakh.woff2'
import onestLatin from '../styles/fonts/onest-latin.woff2'

/**
 * Digits and punctuation are in the Latin files. Russian pages have Kazakh letters in nearly every line that names somebody, the
 * University among them: 4 KB, without which a single letter of a name is in another type at the first visit.
 */
const fonts: Record<Language, string[]> = {
  kz: [onestCyrillic, onestKazakh, onestLatin, literataCyrillic, literataKazakh, literataLatin],
  ru: [onestCyrillic, onestKazakh, onestLatin, literataCyrillic, literataKazakh, literataLatin],
  en: [onestLatin, literataLatin],
}

/** Has the browser fetch the fonts of a language before it knows the styles. */
export function fontPreloads(language: Language) {
  return fonts[language].map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)
}
