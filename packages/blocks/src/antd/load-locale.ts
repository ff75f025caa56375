import type { Locale } from 'antd/es/locale'
import type { Language } from '../environment/environment'

/** What antd says in each language, a chunk of its own; with the names of months and days for its calendars. */
const locales: Record<Language, () => Promise<Locale>> = {
  kz: async () => (await Promise.all([import(/* webpackChunkName: "antd-kz" */ 'antd/locale/kk_KZ'), import(/* webpackChunkName: "antd-kz" */ 'dayjs/locale/kk')]))[0].default,
  ru: async () => (await Promise.all([import(/* webpackChunkName: "antd-ru" */ 'antd/locale/ru_RU'), import(/* webpackChunkName: "antd-ru" */ 'dayjs/locale/ru')]))[0].default,
  en: async () => (await Promise.all([import(/* webpackChunkName: "antd-en" */ 'antd/locale/en_GB'), import(/* webpackChunkName: "antd-en" */ 'dayjs/locale/en-gb')]))[0].default,
}

/** Buttons that show a month or a year are named by what they show, not `Choose a month`: so they can be spoken to. */
export async function loadLocale(language: Language): Promise<Locale> {
  const locale = await locales[language]()
  const { DatePicker } = locale
  return DatePicker ? { ...locale, DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, monthSelect: '', yearSelect: '', decadeSelect: '' } } } : locale
}
