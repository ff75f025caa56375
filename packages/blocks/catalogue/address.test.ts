/** @jest-environment node */
import { readAddress, writeAddress, type Address } from './address'

const start: Address = { block: '', state: '', language: 'kz', theme: 'light', width: 'full', letters: 'default', pictures: 'show' }

test.each<[string, Partial<Address>]>([
  ['#/', {}],
  ['#/price-education', { block: 'price-education' }],
  ['#/price-education/first-of-several-pages', { block: 'price-education', state: 'first-of-several-pages' }],
  ['#/gallery/empty?language=ru&theme=dark&width=390&letters=big&pictures=hide', { block: 'gallery', state: 'empty', language: 'ru', theme: 'dark', width: '390', letters: 'big', pictures: 'hide' }],
])('%s is an address and comes back as it was', (hash, differing) => {
  const address = { ...start, ...differing }

  expect(readAddress(hash)).toEqual(address)
  expect(writeAddress(address)).toBe(hash)
})

test.each(['', '#', '#/<b>/%2e%2e', '#/?language=de&theme=sepia&width=12&letters=huge&pictures=no', '#nonsense'])('what is unknown in %j is as at the start', (hash) => {
  expect(readAddress(hash)).toEqual(start)
})
