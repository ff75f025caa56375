import { readable } from './readable'

test.each([
  ['marks of direction, which turn what stands behind', 'Бұл \u202eытраз\u202c \u2067сөз\u2069', 'Бұл ытраз сөз'],
  ['what is seen as nothing', '\ufeffГрант\u200b \u2060бар\u0007 ма?', 'Грант бар ма?'],
  ['a heap of marks on a letter, which stands over other lines', `Қ${'\u0301'.repeat(300)}ала`, `Қ${'\u0301'.repeat(4)}ала`],
])('%s goes', (_what, text, shown) => {
  expect(readable(text)).toBe(shown)
})

test('what languages and signs need stays', () => {
  const text = 'Бірінші жол\r\n\tекінші: е\u0308лка, Việt Nam, می\u200cخواهم, 👩\u200d🎓, қо\u00adғам'

  expect(readable(text)).toBe(text)
})
