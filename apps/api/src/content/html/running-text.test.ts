import { tokenise } from '../../search/analyse'
import { runningText } from './running-text'

test.each([
  ['<h2>Entrance examination</h2><h3>What it consists of</h3><p>Two parts.</p>', 'Entrance examination · What it consists of · Two parts.'],
  ['<table><caption>Parts</caption><thead><tr><th>Part</th><th>Time</th></tr></thead><tbody><tr><td>Essay</td><td>60 minutes</td></tr></tbody></table>', 'Parts · Part · Time · Essay · 60 minutes'],
  ['<p>Bring:</p><ul><li>a passport;</li><li>two photographs</li></ul><p>Thank you!</p>', 'Bring: a passport; two photographs · Thank you!'],
  ['<p>Room 204<br />Main building</p>', 'Room 204 · Main building'],
  ['<p>«Why not?»</p>\n\n<p>So\nit is.</p>', '«Why not?» So it is.'],
  ['<div data-block="Gallery"></div><p></p><p>After a block</p>', 'After a block'],
])('a dot stands where a heading, an entry or a cell ends without a mark of its own: %s', (html, text) => {
  expect(runningText(html)).toBe(text)
})

test('what is set off within a line stays in it', () => {
  expect(runningText('<p>H<sub>2</sub>O, <strong>А</strong>ктау: <a href="/x">here</a> &amp; &lt;br&gt;</p>')).toBe('H2O, Актау: here & <br>')
})

test('the search finds no dot', () => {
  expect(tokenise(runningText('<p>Room</p><p>204</p>')).map(({ word }) => word)).toEqual(['room', '204'])
  expect(tokenise('·')).toEqual([])
})
