/** @jest-environment node */
import { siteUrl } from './site-url'

test.each([
  ['main', 'lib', 'http://localhost:8000', 'http://lib.localhost:8000'],
  ['main', 'lib', 'https://www.kokzhiek.example', 'https://lib.kokzhiek.example'],
  ['lib', '', 'https://lib.kokzhiek.example', 'https://kokzhiek.example'],
  ['lib', '', 'https://www.lib.kokzhiek.example', 'https://kokzhiek.example'],
  ['lib', 'fit', 'https://lib.kokzhiek.example', 'https://fit.kokzhiek.example'],
  ['main', '', 'https://kokzhiek.example', 'https://kokzhiek.example'],
])('on %s, %s at %s is %s', (site, other, here, expected) => {
  expect(siteUrl(site, other, new URL(here))).toBe(expected)
})
