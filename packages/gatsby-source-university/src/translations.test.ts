import { translatedFields } from './translations'

test('finds the fields that take a language', () => {
  const fields = translatedFields('type A { title(language: L!): T title_kz: String } type B { id: Int } enum L { kz } type T { text: String }')

  expect([...fields]).toEqual([['A', ['title']]])
})
