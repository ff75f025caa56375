import { textFaults } from './text-faults'

const linesOf = (item: Parameters<typeof textFaults>[0]) => textFaults(item, ['content']).map(({ field, reason }) => `${field}: ${reason}`)

test.each([
  ['a sign for nothing', { title_kz: 'a\0b' }, ['title_kz: holds a character that cannot be read, U+0000']],
  ['half a character', { tags: ['a', 'b\ud800'] }, ['tags[1]: holds a character that cannot be read, U+D800']],
  ['one in HTML', { content_kz: '<p>\u0007</p>' }, ['content_kz: holds a character that cannot be read, U+0007']],
  ['a title of blanks', { title_kz: '  \n', title_ru: '' }, ['title_kz: is empty; leave it out where there is no translation', 'title_ru: is empty; leave it out where there is no translation']],
  ['an element in plain text', { title_kz: 'a <b>b</b>' }, ['title_kz: is plain text, and <b> would be seen as it is written']],
  ['an entity in plain text', { alerts: [{ text_ru: 'a&nbsp;b' }] }, ['alerts[0].text_ru: is plain text, and &nbsp; would be seen as it is written']],
])('names %s', (_name, item, lines) => {
  expect(linesOf(item)).toEqual(lines)
})

test('takes what can be read: emoji, lines, signs, HTML where it belongs, and fields without a language that are empty', () => {
  expect(linesOf({ title_kz: '🎓 x < 5 & y > 3, R&D', lead_ru: 'a\n\tb', content_kz: '<p>a&nbsp;b</p>', room: '', image: { alt_en: null } })).toEqual([])
})
