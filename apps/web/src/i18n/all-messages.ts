import enBlocks from '@university/locales/en/blocks.json'
import enForms from '@university/locales/en/forms.json'
import enHome from '@university/locales/en/home.json'
import enNewsletter from '@university/locales/en/newsletter.json'
import enPeople from '@university/locales/en/people.json'
import enSections from '@university/locales/en/sections.json'
import enStatement from '@university/locales/en/statement.json'
import enDetails from '@university/locales/en/details.json'
import kzBlocks from '@university/locales/kz/blocks.json'
import kzForms from '@university/locales/kz/forms.json'
import kzHome from '@university/locales/kz/home.json'
import kzNewsletter from '@university/locales/kz/newsletter.json'
import kzPeople from '@university/locales/kz/people.json'
import kzSections from '@university/locales/kz/sections.json'
import kzStatement from '@university/locales/kz/statement.json'
import kzDetails from '@university/locales/kz/details.json'
import ruBlocks from '@university/locales/ru/blocks.json'
import ruForms from '@university/locales/ru/forms.json'
import ruHome from '@university/locales/ru/home.json'
import ruNewsletter from '@university/locales/ru/newsletter.json'
import ruPeople from '@university/locales/ru/people.json'
import ruSections from '@university/locales/ru/sections.json'
import ruStatement from '@university/locales/ru/statement.json'
import ruDetails from '@university/locales/ru/details.json'
import type { Language } from './languages'
import type { Messages } from './load-messages'
import en from './messages/en'
import kz from './messages/kz'
import ru from './messages/ru'

/** What pages and their blocks say, for the build: a browser fetches it part by part. */
export const allMessages: Record<Language, Messages> = {
  kz: { ...kz, ...kzBlocks, ...kzForms, ...kzHome, ...kzNewsletter, ...kzPeople, ...kzSections, ...kzStatement, ...kzDetails },
  ru: { ...ru, ...ruBlocks, ...ruForms, ...ruHome, ...ruNewsletter, ...ruPeople, ...ruSections, ...ruStatement, ...ruDetails },
  en: { ...en, ...enBlocks, ...enForms, ...enHome, ...enNewsletter, ...enPeople, ...enSections, ...enStatement, ...enDetails },
}
