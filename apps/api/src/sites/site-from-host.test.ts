import { document } from '../contract/document'
import cases from './hosts.json'
import { allSites, siteFromHost } from './site-from-host'

const { identifiers } = cases

test('knows the identifiers of the contract and of the specification', () => {
  const { enum: slugs } = document.components.schemas['SiteSlug'] as { enum: string[] }

  expect([...allSites].sort()).toEqual([...slugs].sort())
  expect([...allSites].sort()).toEqual(['', ...identifiers].sort())
  expect(identifiers).toHaveLength(23)
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
