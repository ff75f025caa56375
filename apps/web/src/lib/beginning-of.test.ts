/** @jest-environment node */
import { beginningOf } from './beginning-of'

test.each([
  ['<p>Отдел R&amp;D,\n  <b>опыт</b> &lt;10 лет</p><ul><li>первое</li></ul>', 'Отдел R&D, опыт <10 лет первое'],
  ['<p>&amp;lt; is how &lt; is written</p>', '&lt; is how < is written'],
  [`<p>${'🎓'.repeat(301)}</p>`, '🎓'.repeat(300)],
])('%j begins with %j', (html, text) => {
  expect(beginningOf(html)).toBe(text)
})
