import { firstLetter, inAlphabet } from './letters'

test.each([
  ['шахмат', 'Ш'],
  ['«Әуен» хоры', 'Ә'],
  ['3D модельдеу', '3'],
  ['— …', ''],
])('%j stands under %j', (text, letter) => {
  expect(firstLetter(text)).toBe(letter)
})

test('letters stand in the order of the alphabet, whichever order they come in', () => {
  expect([inAlphabet(['Ш', 'É', 'Ә', 'E', 'А']), inAlphabet(['А', 'E', 'É', 'Ш', 'Ә'])]).toEqual([
    ['E', 'É', 'А', 'Ә', 'Ш'],
    ['E', 'É', 'А', 'Ә', 'Ш'],
  ])
})
