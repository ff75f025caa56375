import { document } from '../contract/document'
import { allSites, siteFromHost } from './site-from-host'

test('knows the identifiers of the contract', () => {
  const { enum: identifiers } = document.components.schemas['SiteSlug'] as { enum: string[] }

  expect([...allSites].sort()).toEqual([...identifiers].sort())
  expect(allSites).toHaveLength(24)
})

test.each([
  [undefined, ''],
  ['', ''],
  ['kokzhiek.example', ''],
  ['lib.kokzhiek.example', 'lib'],
  ['LIB.Kokzhiek.Example', 'lib'],
  ['lib.localhost:8000', 'lib'],
  ['lib.localhost.', 'lib'],
  ['lib.localhost.:8000', 'lib'],
  ['www.lib.kokzhiek.example', 'lib'],
  ['www.kokzhiek.example', ''],
  ['localhost:8000', ''],
  ['127.0.0.1:8000', ''],
  ['[::1]:8000', ''],
  ['[fe::1]', ''],
  ['library.kokzhiek.example', ''],
  ['a.lib.kokzhiek.example', ''],
  ['main.kokzhiek.example', ''],
  ['constructor.kokzhiek.example', ''],
  ['__proto__', ''],
  ['../lib', ''],
  ['lib/..', ''],
  ['eurosoft.kokzhiek.example', 'eurosoft'],
])('the host %s is the site "%s"', (host, site) => {
  expect(siteFromHost(host)).toBe(site)
})
