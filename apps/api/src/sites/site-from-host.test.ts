import cases from './hosts.json'
import { allSites, siteFromHost } from './site-from-host'

const identifiers = allSites.filter(Boolean)

test('knows the identifiers that the university has', () => {
  const given = 'fit fns fe fph fl hse fmm fjps fte fac fir fpt fh eurosoft military qurylys lib bs ino landscape tulek aisana csd'.split(' ')

  expect(given).toHaveLength(23)
  expect(allSites).toEqual(expect.arrayContaining(['', ...given]))
})

test.each(cases.formsOfTheSite)('the host %s is the site ID, for each identifier, in small and in capital letters', (form) => {
  const hosts = identifiers.map((id) => form.replace('ID', id))

  expect(hosts.map(siteFromHost)).toEqual(identifiers)
  expect(hosts.map((host) => siteFromHost(host.toUpperCase()))).toEqual(identifiers)
})

test.each(cases.formsOfTheMainSite)('the host %s is the main site, for each identifier', (form) => {
  const hosts = identifiers.map((id) => form.replace('ID', id))

  expect(hosts.filter((host) => siteFromHost(host) !== '')).toEqual([])
})

test.each(Object.entries({ ...cases.hosts, ...cases.noHosts }))('the host "%s" is the site "%s"', (host, site) => {
  expect(siteFromHost(host)).toBe(site)
})

test('no host is the main site', () => {
  expect(siteFromHost(undefined)).toBe('')
})
