/** @jest-environment node */
import { siteBlocks } from './site-blocks'

test('says what the heading of a block says in each language', () => {
  const fees = { name: 'PriceEducation', props: {}, initial: null }

  expect((['kz', 'ru', 'en'] as const).map((language) => siteBlocks.title(fees, language))).toEqual(['Бағдарламалар бойынша оқу ақысы', 'Стоимость по программам', 'Fees by programme'])
})

test.each([
  ['NewsPlugin', 'News'],
  ['EventsPlugin', 'Events'],
  ['PortfolioList', 'Our people'],
  ['ShareComponent', 'Share this page'],
])('says it of %s, wherever its messages are', (name, title) => {
  expect(siteBlocks.title({ name, props: {}, initial: null }, 'en')).toBe(title)
})

test('says it by what the block shows, where that decides', () => {
  const vacancies = { name: 'VacancyList', props: { category_id: 2 }, initial: { categories: [{ id: 2, name: 'R&D <staff>' }] } }

  expect(siteBlocks.title(vacancies, 'en')).toBe('Vacancies: R&D <staff>')
})

test.each(['ContentBlock', 'Carousel', 'constructor'])('has nothing to say of %s', (name) => {
  expect(siteBlocks.title({ name, props: {}, initial: null }, 'en')).toBeUndefined()
})
