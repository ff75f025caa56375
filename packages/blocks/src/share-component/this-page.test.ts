import { thisPage } from './this-page'

const at = (address: string) => new URL(address) as Pick<URL, 'href' | 'pathname' | 'search' | 'hash'> as Location

test('shares the canonical address with the filters and the part of the page that the reader sees', () => {
  const page = thisPage({ title: 'Fees', location: at('http://localhost/page/fees?level=master&b2-q=a%26b#grants'), canonical: 'https://kokzhiek.example/kz/page/fees' })

  expect(page).toEqual({ title: 'Fees', url: 'https://kokzhiek.example/kz/page/fees?level=master&b2-q=a%26b#grants' })
})

test('tells nobody where the reader came from, nor that an editor looked at it', () => {
  const { url } = thisPage({ title: '', location: at('https://kokzhiek.example/kz/page/fees?utm_source=mail&mode=preview&fbclid=1&page=2') })

  expect(url).toBe('https://kokzhiek.example/kz/page/fees?page=2')
})

test('finds the canonical address in the head of the page', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://kokzhiek.example/ru/news/5">'

  expect(thisPage({ title: '', location: at('http://localhost/news/5') }).url).toBe('https://kokzhiek.example/ru/news/5')

  document.head.innerHTML = ''
})
