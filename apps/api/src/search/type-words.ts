import type { Language } from '../content/languages'
import type { Findable } from './search-document'

/** What readers call each kind of hit: who looks for `вакансия фотограф` means the vacancy, which need not say so itself; the word counts as one of its title. */
export const typeWords: Partial<Record<Findable['type'], Record<Language, string>>> = {
  2: { kz: 'жаңалық', ru: 'новость', en: 'news' },
  4: { kz: 'іс-шара', ru: 'мероприятие событие', en: 'event' },
  5: { kz: 'хабарландыру', ru: 'объявление', en: 'announcement' },
  6: { kz: 'қызметкер', ru: 'сотрудник', en: 'staff' },
  7: { kz: 'вакансия жұмыс', ru: 'вакансия работа', en: 'vacancy job' },
  8: { kz: 'диссертация', ru: 'диссертация', en: 'dissertation thesis' },
  9: { kz: 'құжат', ru: 'документ', en: 'document' },
}
