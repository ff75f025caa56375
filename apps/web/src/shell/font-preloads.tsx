import literataCyrillicExt from '@fontsource-variable/literata/files/literata-cyrillic-ext-wght-normal.woff2'
import literataCyrillic from '@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2'
import literataLatin from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'
import onestCyrillicExt from '@fontsource-variable/onest/files/onest-cyrillic-ext-wght-normal.woff2'
import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2'
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'
import type { Language } from '../i18n/languages'

/** Digits and punctuation are in the Latin files, the letters of Kazakh alone in the extended Cyrillic ones. */
const fonts: Record<Language, string[]> = {
  kz: [onestCyrillic, onestCyrillicExt, onestLatin, literataCyrillic, literataCyrillicExt, literataLatin],
  ru: [onestCyrillic, onestLatin, literataCyrillic, literataLatin],
  en: [onestLatin, literataLatin],
}

/** Has the browser fetch the fonts of a language before it knows the styles. */
export function fontPreloads(language: Language) {
  return fonts[language].map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)
}
