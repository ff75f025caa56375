import type { Language } from '../environment/environment'
import type { Work } from './work'

/**
 * The language of a publication, which the contract does not name: by the word for pages in its reference (`Б. 41–56`, `128 с.`) and, where that
 * tells nothing, by the letters of its title. Latin ones are taken for English.
 */
export function languageOfWork({ title, citation }: Pick<Work, 'title' | 'citation'>): Language {
  const [, of, all] = /[–—-] ?([БС])\. ?\p{L}?\d|\d ([бс])\./u.exec(citation) ?? []
  const pages = (of ?? all)?.toLowerCase()
  if (pages) return pages === 'б' ? 'kz' : 'ru'
  if (/[әғқңөұүһі]/iu.test(title)) return 'kz'
  return /\p{Script=Cyrillic}/u.test(title) ? 'ru' : 'en'
}
