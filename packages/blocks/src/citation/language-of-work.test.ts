/** @jest-environment node */
import { languageOfWork } from './language-of-work'
import { works } from './work.fixtures'

test.each([
  ['pages of a Kazakh journal', works.article, 'kz'],
  ['a Kazakh book whose title has no letter that Russian has not', { title: 'Репортаж жазу', citation: 'Сәрсенбай Қ. М. Репортаж жазу. – Алматы: Баспа, 2021. – 128 б.' }, 'kz'],
  ['a Russian article whose title has a Kazakh name', { title: 'Пять сезонов «Толқын»', citation: 'Сарсенбай Б. С. Пять сезонов «Толқын» // Текст. – 2024. – Т. 38, № 1. – С. 77–89.' }, 'ru'],
  ['a Russian book', { title: 'Экология', citation: 'Тулегенова С. 1-е изд. Экология. – Алматы, 2020. – 388 с.' }, 'ru'],
  ['an English article by its letters', { title: 'Annotation guidelines', citation: 'Lemke A. Annotation guidelines // Letters. – 2024. – Vol. 8, no. 2. – P. 17–25.' }, 'en'],
  ['a Kazakh patent by its letters', { title: 'Қаптама үлдірін алу тәсілі', citation: 'Бекенова Н. Т. Қаптама үлдірін алу тәсілі: патент № 37915.' }, 'kz'],
  ['a Russian patent by its letters', { title: 'Способ получения', citation: 'Бекенова Н. Т. Способ получения: патент № 37915.' }, 'ru'],
] as const)('tells the language of %s', (_, work, language) => {
  expect(languageOfWork(work)).toBe(language)
})
