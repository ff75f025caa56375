import { shownName } from './shown-name'

test.each([
  ['Мадина Тұрсынова', 'Мадина Т.'],
  ['Мадина Асқарқызы Тұрсынова', 'Мадина Т.'],
  ['  Мадина   тұрсынова ', 'Мадина Т.'],
  ['Мадина', 'Мадина'],
  ['Мадина Асқарқызы', 'Мадина А.'],
  ['Ева Ким', 'Ева К.'],
  ['Яков Ли', 'Яков Л.'],
  ['Марина Ким', 'Марина К.'],
  ['Anna Maria Schmidt', 'Anna S.'],
  ['\u202eМадина\u200b Тұрсынова', 'Мадина Т.'],
])('%s is shown as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})

test.each([
  ['Тұрсынова Мадина Асқарқызы', 'Мадина Т.'],
  ['Иванов Пётр Сергеевич', 'Пётр И.'],
  ['Серікбай Нұрлан Ерланұлы', 'Нұрлан С.'],
  ['Тұрсынова Мадина', 'Мадина Т.'],
  ['Akhmetov Daniyar', 'Daniyar A.'],
])('of %s, which has the surname first, %s is shown', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})
