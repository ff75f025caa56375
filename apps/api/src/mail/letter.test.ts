import { writeLetter, type Letter } from './letter'

const letter: Letter = {
  language: 'kz',
  subject: 'Жауап\r\nBcc: all@post.example',
  to: '<b>Айгерім</b>\r\n',
  body: [
    { text: 'a < b & c' },
    { facts: [['Нөмірі', 'Q-7F3R-9WDN']] },
    { quote: 'Бірінші жол\nЕкінші <жол>', label: 'Сұрағыңыз' },
    { link: 'Растау', url: 'https://kokzhiek.example/kz?a=1&b=2', isButton: true },
    { heading: 'Тақырып', url: 'https://kokzhiek.example/kz/news/1', lines: ['10 желтоқсан'] },
  ],
  footer: [{ text: 'Автоматты хат' }],
}

test('is plain text for those who show no HTML', () => {
  expect(writeLetter(letter, 'Көкжиек университеті').text).toBe(
    [
      'Құрметті <b>Айгерім</b>!',
      '',
      'a < b & c',
      '',
      'Нөмірі: Q-7F3R-9WDN',
      '',
      'Сұрағыңыз:',
      '> Бірінші жол',
      '> Екінші <жол>',
      '',
      'Растау:',
      'https://kokzhiek.example/kz?a=1&b=2',
      '',
      'Тақырып',
      '10 желтоқсан',
      'https://kokzhiek.example/kz/news/1',
      '',
      'Көкжиек университеті',
      '',
      '-- ',
      'Автоматты хат',
      '',
    ].join('\n'),
  )
})

test('is HTML in its language, in which nothing of a visitor is markup', () => {
  const { html } = writeLetter(letter, 'Көкжиек университеті')

  expect(html).toContain('<html lang="kk" dir="ltr">')
  expect(html).toContain('Құрметті &lt;b&gt;Айгерім&lt;/b&gt;!')
  expect(html).toContain('Бірінші жол\nЕкінші &lt;жол&gt;</blockquote>')
  expect(html).toContain('href="https://kokzhiek.example/kz?a=1&amp;b=2"')
  expect(html).not.toMatch(/<script|<img|src=/)
})

test('has a subject of one line, whatever it is made of', () => {
  expect(writeLetter(letter, '').subject).toBe('Жауап Bcc: all@post.example')
})
