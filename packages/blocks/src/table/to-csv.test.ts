import { toCsv } from './to-csv'

test('separates as spreadsheets of the language do, numbers among it', () => {
  expect(toCsv([['Name', 'Years'], ['Law', 4.5]], 'en')).toBe('\uFEFFName,Years\r\nLaw,4.5\r\n')
  expect(toCsv([['Название', 'Лет'], ['Право', 4.5]], 'ru')).toBe('\uFEFFНазвание;Лет\r\nПраво;4,5\r\n')
  expect(toCsv([['Атауы', null]], 'kz')).toBe('\uFEFFАтауы;\r\n')
})

test.each([
  ['de-DE', '4,5'],
  // As Chromium has it.
  ['kk-KZ', '4.5'],
])('separates so in English, too, where the reader’s system writes numbers with a comma: %s', (tag, number) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(tag)
  jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue(number)

  expect(toCsv([['Name', 'Years'], ['Law', 4.5]], 'en')).toBe('\uFEFFName;Years\r\nLaw;4,5\r\n')
})

test('quotes what would be taken for a separator, a quote or an end of line', () => {
  expect(toCsv([['a;b', 'a,b', 'say "x"', 'a\nb']], 'ru')).toBe('\uFEFF"a;b";a,b;"say ""x""";"a\nb"\r\n')
  expect(toCsv([['a;b', 'a,b']], 'en')).toBe('\uFEFFa;b,"a,b"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1', '＠SUM(A1)'])('takes the life out of %p', (text) => {
  expect(toCsv([[text]], 'en')).toBe(`\uFEFF'${text}\r\n`)
})

test('takes the life out of a formula after an end of line, too', () => {
  expect(toCsv([['\n=1+1']], 'en')).toBe(`\uFEFF"'\n=1+1"\r\n`)
})

test('leaves negative numbers numbers', () => {
  expect(toCsv([[-5]], 'en')).toBe('\uFEFF-5\r\n')
})
