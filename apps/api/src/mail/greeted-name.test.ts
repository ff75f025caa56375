import { greetedName } from './greeted-name'

test.each([
  'Айгерім',
  'Әлия Нұрмағамбетқызы',
  'Римский-Корсаков Николай Андреевич',
  "Д'Артаньян",
  'O’Brien',
  'Ә. Сәрсенова',
  'А.С. Пушкин',
  'Ә.Б.',
  'Ә.Сәрсенова',
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  // As a Mac writes й.
  'Серге\u0438\u0306',
])('%s is greeted by name', (name) => {
  expect(greetedName(`  ${name} `)).toBe(name)
})

test.each([
  ['an address', 'take it at https://evil.example/kokzhiek'],
  ['an address without its beginning', 'evil.example'],
  ['an address of one letter and two', 't.me'],
  ['an address in capitals', 'EVIL.KZ'],
  ['an address in Cyrillic letters', 'приз.қаз'],
  ['an address with another dot', 'evil。example'],
  ['an address that begins with www', 'www evil kz'],
  ['a mail address', 'me@evil'],
  ['a path', 'evil/kokzhiek'],
  ['a sum', 'you won 5000000 tenge'],
  ['sentences', 'Айгерім! Сіз ұттыңыз: хабарласыңыз'],
  ['more than a name', 'вы выиграли миллион тенге позвоните нам прямо сейчас'],
  ['what turns the order of letters', 'Айгерім\u202e'],
  ['nothing', '  '],
])('%s is no name', (_what, name) => {
  expect(greetedName(name)).toBeNull()
})
